import { deviceAdminEndpoints } from '@ironsouq/contract/machines/device-admin/device-admin.endpoints'
import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { sellerAccountMerchantEndpoints } from '@ironsouq/contract/people/seller-account/seller-account.merchant.endpoints'
import { sellerSuspensionEndpoints } from '@ironsouq/contract/people/seller-account/seller-suspension.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { session } from '#features/identity/session/session.tables.ts'
import { aDevice } from '#features/machines/device/device.builder.ts'
import { deviceRow } from '#features/machines/device/device.queries.ts'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { deviceReferences } from '#test/device-fixtures.ts'
import { startServer } from '#test/harness.ts'
import { inbox } from '#test/inbox.ts'

const SUSPENDED = { message: translator('en')('error.sellerSuspended') }
const CHANGED = { message: translator('en')('error.stateChanged') }
const reason = 'Two buyers reported machines that do not exist.'

describe('a suspended seller', () => {
  it('is signed out, sells nothing and cannot return until the suspension ends [EQ-8] [ID-20]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const references = await deviceReferences(ctx)
    const { sellerId } = references
    const email = `${crypto.randomUUID()}@firm.example`
    const ownerId = await aSellerAccount(ctx, { sellerId, role: 'owner', email })
    const owner = server.client({ bearer: await merchantTokenOf(ctx, ownerId) })
    const machines: string[] = []
    for (const state of ['listed', 'pendingReview', 'reserved', 'draft'] as const)
      machines.push((await aDevice(ctx, { ...references, serialNo: state, state })).id)
    const [listed = ''] = machines
    const states = async () =>
      Promise.all(machines.map(async (id) => (await deviceRow(ctx, id)).state))
    const staff = server.client({
      bearer: await server.staffToken(['seller.suspend', 'device.move']),
    })
    const { suspend, lift } = sellerSuspensionEndpoints
    await owner(sellerAccountMerchantEndpoints.me)
    expect(await staff(suspend, { body: { sellerId, reason } })).toEqual({
      sellerId,
      standing: 'suspended',
      reason,
    })
    await expect(owner(sellerAccountMerchantEndpoints.me)).rejects.toMatchObject({ status: 401 })
    await expect(merchantTokenOf(ctx, ownerId)).rejects.toMatchObject({
      key: 'error.sellerSuspended',
    })
    await expect(staff(suspend, { body: { sellerId, reason } })).rejects.toMatchObject(CHANGED)
    const trust = { body: { sellerId, standing: 'trusted' } } as const
    await expect(staff(deviceAdminEndpoints.standing, trust)).rejects.toMatchObject(CHANGED)
    await server.work()
    expect(await states()).toEqual(['withdrawn', 'withdrawn', 'reserved', 'draft'])
    const mails = JSON.stringify(await inbox(email))
    expect(mails).toContain(reason)
    for (const [deviceId, action] of [
      [listed, 'relist'],
      [machines[2] ?? '', 'release'],
      [machines[3] ?? '', 'publish'],
    ] as const)
      await expect(
        staff(deviceEndpoints.move, { body: { deviceId, action } }),
      ).rejects.toMatchObject(SUSPENDED)
    expect((await staff(lift, { body: { sellerId } })).standing).toBe('reviewed')
    await expect(staff(lift, { body: { sellerId } })).rejects.toMatchObject(CHANGED)
    await server.work()
    expect(await inbox(email)).toHaveLength(2)
    // Nothing returns to the sale by itself.
    expect(await states()).toEqual(['withdrawn', 'withdrawn', 'reserved', 'draft'])
    await server.client({ bearer: await merchantTokenOf(ctx, ownerId) })(
      sellerAccountMerchantEndpoints.me,
    )
    await staff(deviceEndpoints.move, { body: { deviceId: listed, action: 'relist' } })
  }, 30_000)

  it('has no session and no machine on sale that began during the suspension, of eight at once', async () => {
    await using server = await startServer()
    const { ctx } = server
    const references = await deviceReferences(ctx)
    const { sellerId } = references
    const ownerId = await aSellerAccount(ctx, { sellerId, role: 'owner' })
    const devices = []
    for (const n of [1, 2, 3, 4])
      devices.push(await aDevice(ctx, { ...references, serialNo: `W${n}`, state: 'withdrawn' }))
    const staff = server.client({
      bearer: await server.staffToken(['seller.suspend', 'device.move']),
    })
    const { suspend } = sellerSuspensionEndpoints
    await Promise.allSettled([
      ...devices.map(({ id: deviceId }) =>
        staff(deviceEndpoints.move, { body: { deviceId, action: 'relist' } }),
      ),
      ...Array.from({ length: 4 }, () => merchantTokenOf(ctx, ownerId)),
      staff(suspend, { body: { sellerId, reason } }),
    ])
    await server.work()
    const living = and(
      eq(session.subjectId, ownerId),
      isNull(session.revokedAt),
      gt(session.expiresAt, ctx.now()),
    )
    expect(await ctx.db.$count(session, living)).toBe(0)
    for (const { id } of devices) expect((await deviceRow(ctx, id)).state).toBe('withdrawn')
  }, 30_000)
})
