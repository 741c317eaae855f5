import { couponEndpoints } from '@ironsouq/contract/mall/coupon/coupon.endpoints'
import { couponMerchantEndpoints } from '@ironsouq/contract/mall/coupon/coupon.merchant.endpoints'
import { couponStaffEndpoints } from '@ironsouq/contract/mall/coupon/coupon.staff.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { notification } from '#features/platform/notification/notification.tables.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aShop } from '#test/mall/market.ts'
import { aSignedInMember } from '#test/members.ts'
import { aCoupon, couponForm } from './coupon.builder.ts'

const say = translator('en')

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server[Symbol.asyncDispose]())

async function aStoreOwner() {
  const shop = await aShop(server.ctx)
  const accountId = await aSellerAccount(server.ctx, { sellerId: shop.sellerId, role: 'owner' })
  const call = server.client({ bearer: await merchantTokenOf(server.ctx, accountId) })
  return { ...shop, call }
}

it('a store creates a coupon, changes the draft, starts it and stops it; what was claimed stays valid [CP-1]', async () => {
  const { call, productId, sellerId } = await aStoreOwner()
  const { create, save, move, list, record } = couponMerchantEndpoints
  const draft = await call(create, {
    body: couponForm(server.ctx, { scope: 'products', productIds: [productId] }),
  })
  expect(draft).toMatchObject({ state: 'draft', currency: 'AED', actions: ['start', 'edit'] })
  const visitor = server.client({})
  const ofStore = { query: { storeId: sellerId } }
  expect(await visitor(couponEndpoints.offered, ofStore)).toEqual([])
  const { couponId, version } = draft
  const changed = { ...couponForm(server.ctx, { off: '60.00' }), couponId, version }
  expect(await call(save, { body: changed })).toMatchObject({ off: '60.00', products: [] })
  await call(move, { body: { couponId, action: 'start' } })
  await expect(call(save, { body: { ...changed, version: version + 1 } })).rejects.toMatchObject({
    message: say('portalCoupon.termsAreFinal'),
  })
  const { call: member } = await aSignedInMember(server)
  expect(await visitor(couponEndpoints.offered, ofStore)).toHaveLength(1)
  await member(couponEndpoints.claim, { body: { couponId } })
  const stopped = await call(move, { body: { couponId, action: 'stop' } })
  expect(stopped).toMatchObject({ state: 'stopped', claimed: 1, actions: ['start'] })
  expect(await visitor(couponEndpoints.offered, ofStore)).toEqual([])
  expect((await member(couponEndpoints.list, { query: {} })).counts.unused).toBe(1)
  expect((await call(list, { query: {} })).rows).toMatchObject([
    { couponId, claimed: 1, used: 0, cost: { amount: '0.00', currency: 'AED' } },
  ])
  expect(await call(record, { query: { couponId } })).toMatchObject({ state: 'stopped' })
})

it('terms that do not fit together are refused by their field [CP-1]', async () => {
  const { call } = await aStoreOwner()
  const { productId: foreign, sellerId: other } = await aShop(server.ctx)
  const refused = async (given: Parameters<typeof couponForm>[1]) => {
    const body = couponForm(server.ctx, given)
    const made = call(couponMerchantEndpoints.create, { body })
    return made.then(
      () => expect.unreachable('it was not refused'),
      (err: unknown) => {
        const { status, data } = err as { status: number; data: { field: string }[] }
        return [status, data[0]?.field]
      },
    )
  }
  expect(await refused({ off: '500.00' })).toEqual([400, 'threshold'])
  expect(await refused({ kind: 'percent' })).toEqual([400, 'percent'])
  expect(await refused({ lastDay: '2026-01-01' })).toEqual([400, 'lastDay'])
  expect(await refused({ validUntilDay: '2026-11-15' })).toEqual([400, 'validUntilDay'])
  expect(await refused({ validForDays: 3 })).toEqual([400, 'validForDays'])
  expect(await refused({ scope: 'products' })).toEqual([400, 'productIds'])
  expect(await refused({ scope: 'products', productIds: [foreign] })).toEqual([400, 'productIds'])
  expect(await refused({ scope: 'stores', storeIds: [other] })).toEqual([400, 'scope'])
})

it('staff run coupons of the platform and issue one to a member, who is notified [CP-1]', async () => {
  const staff = server.client({ bearer: await server.staffToken() })
  const { issue, ofMember, record, create } = couponStaffEndpoints
  const form = couponForm(server.ctx, { way: 'issued', perMember: 1 })
  const draft = await staff(create, { body: { ...form, currency: 'AED' } })
  expect(draft.actions).toEqual(['start', 'edit'])
  const couponId = await aCoupon(server.ctx, null, { way: 'issued', perMember: 1 })
  const member = await aSignedInMember(server)
  const body = { couponId, memberId: member.id }
  // No one claims what staff issue.
  await expect(member.call(couponEndpoints.claim, { body: { couponId } })).rejects.toMatchObject({
    status: 404,
  })
  expect(await staff(issue, { body })).toMatchObject({ couponId, way: 'issued', state: 'unused' })
  await expect(staff(issue, { body })).rejects.toMatchObject({
    message: say('coupon.limitReached', { max: 1 }),
  })
  expect(await staff(ofMember, { query: { memberId: member.id } })).toMatchObject({ total: 1 })
  expect(await staff(record, { query: { couponId } })).toMatchObject({ claimed: 1 })
  await server.work()
  const { kind, memberId } = notification
  const notified = and(eq(kind, 'couponIssued'), eq(memberId, member.id))
  expect(await server.ctx.db.$count(notification, notified)).toBe(1)
  const reader = server.client({ bearer: await server.staffToken(['coupon.read']) })
  await expect(reader(issue, { body })).rejects.toMatchObject({ status: 403 })
})
