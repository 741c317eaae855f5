import type { Endpoint } from '@ironsouq/contract/endpoint'
import { expect, it } from 'vitest'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { aSeller } from '#features/people/seller/seller.builder.ts'
import { anActivePerson, staffTokenOf } from '#features/people/staff/staff.builder.ts'
import { registry } from '#features/registry.ts'
import { startServer } from '#test/harness.ts'
import { sampleRequest, withId } from '#test/sample-request.ts'

/** Commands that give access, take it away, or hand out much at once. */
const NEED_PROOF = [
  'POST /p/merchant/account/disable',
  'POST /p/merchant/account/invite',
  'POST /p/merchant/account/inviteAgain',
  'POST /p/merchant/account/remove',
  'POST /p/merchant/account/reset',
  'POST /p/merchant/account/update',
  'POST /p/merchant/me/endSession',
  'POST /p/staff/audit/export',
  'POST /p/staff/audit/export/download',
  'POST /p/staff/balance-change/approve',
  'POST /p/staff/balance-change/reject',
  'POST /p/staff/balance-change/request',
  'POST /p/staff/bank-account/confirm',
  'POST /p/staff/bank-account/state',
  'POST /p/staff/device/export',
  'POST /p/staff/feed/new-token',
  'POST /p/staff/inquiry/export',
  'POST /p/staff/me/endSession',
  'POST /p/staff/order/export',
  'POST /p/staff/payout/confirm',
  'POST /p/staff/payout/fail',
  'POST /p/staff/payout/reject',
  'POST /p/staff/payout/request',
  'POST /p/staff/payout/send',
  'POST /p/staff/points/change',
  'POST /p/staff/reconciliation/confirm',
  'POST /p/staff/role/add',
  'POST /p/staff/role/remove',
  'POST /p/staff/role/update',
  'POST /p/staff/seller/people/reinvite',
  'POST /p/staff/seller/people/reinvite/confirm',
  'POST /p/staff/seller/people/reinvite/reject',
  'POST /p/staff/staff/disable',
  'POST /p/staff/staff/invite',
  'POST /p/staff/staff/inviteAgain',
  'POST /p/staff/staff/reset',
  'POST /p/staff/staff/update',
]

/** A bank account has check digits. */
const BANK: Record<string, string> = { iban: 'AE070331234567890123456', swift: 'EBILAEAD' }
const FILLING = { ...withId(crypto.randomUUID()), valueOf: (name: string) => BANK[name] }

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

it('a session without a recent proof neither gives access nor takes data out, and changes nothing [ID-19]', async () => {
  const all: Endpoint[] = []
  for (const routes of registry.routes) routes((e) => void all.push(e))
  const needing = all.filter(({ recentProof }) => recentProof)
  expect(needing.map(nameOf).toSorted()).toEqual(NEED_PROOF)

  await using server = await startServer()
  const { ctx, pool } = server
  const staffId = await anActivePerson(ctx, { role: 'administrator' })
  const { id: sellerId } = await aSeller(ctx, { code: 'quay', names: { en: 'Quay' } })
  const ownerId = await aSellerAccount(ctx, { sellerId, role: 'owner' })
  const tokens = {
    staff: await staffTokenOf(ctx, staffId),
    merchant: await merchantTokenOf(ctx, ownerId),
  }
  const askAll = async () => {
    const answers = await Promise.all(
      needing.map(async (e) => {
        const request = sampleRequest(e, FILLING)
        const authorization = tokens[e.audience === 'staff' ? 'staff' : 'merchant']
        const headers = { ...request.headers, authorization }
        const { body } = await server.app.inject({ ...request, headers })
        return [nameOf(e), body.includes('"recentProof"')] as const
      }),
    )
    return answers.filter(([, isAsked]) => isAsked).map(([name]) => name)
  }
  const counted = () =>
    pool.query(
      `select (select count(*) from staff) as staff, (select count(*) from role) as roles,
         (select count(*) from seller_account) as people, (select count(*) from audit_export) as files`,
    )
  const { rows: before } = await counted()
  server.turnClock('2026-11-14T08:11:00Z')
  expect((await askAll()).toSorted()).toEqual(NEED_PROOF)
  expect((await counted()).rows).toEqual(before)
  await pool.query('update session set proved_at = $1', [ctx.now()])
  expect(await askAll()).toEqual([])
})
