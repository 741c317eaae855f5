import type { DeviceState } from '@ironsouq/contract/machines/device/device.lifecycle'
import { sellerDeviceEndpoints } from '@ironsouq/contract/machines/seller-device/seller-device.endpoints'
import type { SellerDeviceEdit } from '@ironsouq/contract/machines/seller-device/seller-device.schema'
import { translator } from '@ironsouq/i18n/translate'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkDevice } from '#features/machines/device-admin/device-admin.check.service.ts'
import { aDevice, type GivenDevice } from '#features/machines/device/device.builder.ts'
import { deviceRow } from '#features/machines/device/device.queries.ts'
import { device } from '#features/machines/device/device.tables.ts'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { aSeller } from '#features/people/seller/seller.builder.ts'
import { deviceReferences } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'

const { create, record, edit, pictures, addPicture, move } = sellerDeviceEndpoints
const words = translator('en')
const WITHDRAW_FIRST = { message: words('error.deviceWithdrawFirst') }
const OVER = { message: words('error.deviceReservedOrSold') }
const NO_UPLOAD = { status: 404 }
const price = { amount: '190000.00', currency: 'AED' }

let server: TestServer
let references: Awaited<ReturnType<typeof deviceReferences>>
let call: ReturnType<TestServer['client']>
beforeAll(async () => {
  server = await startServer()
  references = await deviceReferences(server.ctx)
  const ownerId = await aSellerAccount(server.ctx, { sellerId: references.sellerId, role: 'owner' })
  call = server.client({ bearer: await merchantTokenOf(server.ctx, ownerId) })
})
afterAll(() => server[Symbol.asyncDispose]())

const PICTURES = ['one', 'two'].map((objectKey) => ({ objectKey, width: 4, height: 3 }))

async function aMachine(given: Partial<GivenDevice>) {
  const { id } = await aDevice(server.ctx, { ...references, pictures: PICTURES, ...given })
  return id
}

/** What a seller tries with a machine, each call as the form or another client sends it. */
function callsOn(deviceId: string) {
  const body = {
    deviceId,
    removed: [],
    pictures: ['two', 'one'].map((src) => ({ src, view: null })),
  }
  return {
    change: async (changes: SellerDeviceEdit['changes']) => {
      const { version } = await call(record, { query: { deviceId } })
      return call(edit, { body: { deviceId, version, changes } })
    },
    arrange: () => call(pictures, { body }),
    add: () => call(addPicture, { body: { deviceId, uploadId: crypto.randomUUID() } }),
  }
}

describe('what a seller changes', () => {
  it('is only the price of a listed machine; facts and photos after it was withdrawn [EQ-8]', async () => {
    const deviceId = await aMachine({ state: 'listed' })
    const { change, arrange, add } = callsOn(deviceId)
    const before = await deviceRow(server.ctx, deviceId)
    await expect(change({ model: 'D9R' })).rejects.toMatchObject(WITHDRAW_FIRST)
    await expect(change({ price, workHours: 1 })).rejects.toMatchObject(WITHDRAW_FIRST)
    await expect(arrange()).rejects.toMatchObject(WITHDRAW_FIRST)
    await expect(add()).rejects.toMatchObject(WITHDRAW_FIRST)
    expect(await deviceRow(server.ctx, deviceId)).toEqual(before)
    expect((await change({ price })).price).toEqual(price)
    await call(move, { body: { deviceId, action: 'withdraw' } })
    expect((await change({ model: 'D9R' })).model).toBe('D9R')
    expect((await arrange()).pictures.map(({ src }) => src)).toEqual(['two', 'one'])
    await expect(add()).rejects.toMatchObject(NO_UPLOAD)
  }, 30_000)

  it.each(['draft', 'pendingReview', 'rejected', 'withdrawn'] as const satisfies DeviceState[])(
    'is everything of their own in the state %s [EQ-8]',
    async (state) => {
      const rejection = state === 'rejected' ? 'No photo of the plate.' : null
      const { change, arrange } = callsOn(await aMachine({ state, rejection, listedAt: null }))
      expect((await change({ model: 'D8T', price })).model).toBe('D8T')
      await arrange()
    },
  )

  it.each(['reserved', 'sold'] as const satisfies DeviceState[])(
    'is nothing in the state %s [EQ-8]',
    async (state) => {
      const { change, arrange, add } = callsOn(await aMachine({ state }))
      for (const attempt of [() => change({ price }), arrange, add])
        await expect(attempt()).rejects.toMatchObject(OVER)
    },
  )

  it('is not what we say of a machine: grade, ownership, certificates, stock number [EQ-8]', async () => {
    const { categoryId, brandId, yardId, sellerId } = references
    const own = { categoryId, brandId, yardId, model: 'ZX200', serialNo: 'HCM9ZX', yearMade: 2018 }
    const stockNo = 'ISQ-1'
    const made = await call(create, { body: { ...own, stockNo } as typeof own })
    expect(made.stockNo).not.toBe(stockNo)
    const { id: otherId } = await aSeller(server.ctx, { code: 'other', names: { en: 'Other' } })
    const certificate = {
      certificationId: crypto.randomUUID(),
      number: '1',
      body: 'Body',
      issuedOn: '2026-01-01',
      expiresOn: null,
      swlKg: null,
    }
    const ours = { grade: 'A', ownership: 'own', certificates: [certificate], sellerId: otherId }
    const { change } = callsOn(made.deviceId)
    const after = await change({ model: 'ZX210', ...ours })
    const { grade, ownership } = made
    expect(after).toMatchObject({ model: 'ZX210', grade, ownership, certificates: [], sellerId })
    for (const wrong of [
      { hoursSource: 'telematics' },
      { warranty: 'days90' },
      { priceMode: 'auction' },
    ])
      await expect(change(wrong as SellerDeviceEdit['changes'])).rejects.toMatchObject({
        status: 400,
      })
  })

  it('makes hours that telematics had read declared ones', async () => {
    const given = { state: 'draft', listedAt: null, hoursSource: 'telematics' } as const
    const { change } = callsOn(await aMachine({ ...given, workHours: 9000 }))
    expect((await change({ workHours: 9000 })).hoursSource).toBe('telematics')
    expect((await change({ workHours: 900 })).hoursSource).toBe('declared')
  })
})

it('makes a machine that waits for a review another version when a seller orders photos [EQ-8]', async () => {
  const deviceId = await aMachine({ serialNo: 'WAITS', state: 'pendingReview', listedAt: null })
  const { revision } = await deviceRow(server.ctx, deviceId)
  await callsOn(deviceId).arrange()
  expect((await deviceRow(server.ctx, deviceId)).revision).toBe(revision + 1)
})

it('leaves the issues with machines of other sellers when a seller orders photos [EQ-8]', async () => {
  const { ctx } = server
  const { id: sellerId } = await aSeller(ctx, { code: 'rival', names: { en: 'Rival' } })
  const serialNo = 'SAME-4711'
  const deviceId = await aMachine({ serialNo, state: 'draft', listedAt: null })
  await aDevice(ctx, { ...references, sellerId, serialNo, workHours: 7 })
  await checkDevice(ctx, deviceId)
  const issues = async () => {
    const rows = await ctx.db.select().from(device).where(eq(device.id, deviceId))
    return rows[0]?.issues
  }
  const before = await issues()
  expect(before).toContain('sameSerial')
  await callsOn(deviceId).arrange()
  expect(await issues()).toEqual(before)
  await server.work()
  expect(await issues()).toContain('sameSerial')
}, 30_000)
