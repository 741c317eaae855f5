import { randomUUID } from 'node:crypto'
import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import { orderStaffEndpoints } from '@ironsouq/contract/mall/order/order.staff.endpoints'
import { ledgerMerchantEndpoints } from '@ironsouq/contract/money/ledger/ledger.merchant.endpoints'
import { refundEndpoints } from '@ironsouq/contract/money/payment/refund.endpoints'
import { payoutEndpoints } from '@ironsouq/contract/money/payout/payout.endpoints'
import { memberLevelEndpoints } from '@ironsouq/contract/people/member-level/member-level.endpoints'
import { pointsEndpoints } from '@ironsouq/contract/people/points/points.endpoints'
import { notificationEndpoints } from '@ironsouq/contract/platform/notification/notification.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { settleDue } from '#features/mall/settlement/settlement.settle-due.job.ts'
import { settlement } from '#features/mall/settlement/settlement.tables.ts'
import { bankAccount } from '#features/money/bank-account/bank-account.tables.ts'
import { paymentRefund } from '#features/money/payment/payment.tables.ts'
import { sellerBalances } from '#features/money/seller-balance/seller-balance.queries.ts'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { anActivePerson, staffTokenOf } from '#features/people/staff/staff.builder.ts'
import { auditLog } from '#kernel/data/kernel.tables.ts'
import { aPaidOrderAt, decided, disputed, unbalanced } from '#test/mall/disputing.ts'
import { aBuyer, aShop, stockOf, submitted } from '#test/mall/market.ts'
import { aPacker, pay, ship } from '#test/mall/paid-order.ts'
import { aPaidMall, ledgerOf, type PaidMall } from '#test/mall/paying.ts'

const say = translator('en')
const refused = { message: say('error.orderStateChanged') }
const REASON = 'The goods are back at the store.'

const aStaff = async ({ server }: PaidMall) =>
  server.client({ bearer: await server.staffToken(['order.read', 'order.refund']) })

/** An order of 125 dirhams that was paid by card, sent and received. */
async function aReceivedOrder(mall: PaidMall) {
  const order = await aPaidOrderAt(mall)
  const packer = await aPacker(mall.server, order.sellerId)
  await ship(packer, order.orderId, `AX-${randomUUID().slice(0, 8)}`)
  await order.call(orderEndpoints.receive, { body: { orderNumber: order.orderNumber } })
  await mall.server.work()
  return { ...order, packer }
}

it('staff refund an order that was received, once, and its buyer is notified [MS-3] [OR-4] [OR-11]', async () => {
  await using mall = await aPaidMall()
  const { ctx } = mall.server
  const { call, orderNumber, orderId, sellerId, skuId } = await aReceivedOrder(mall)
  const detail = () => call(orderEndpoints.detail, { query: { orderNumber } })
  expect(await detail()).toMatchObject({ state: 'completed', returnBy: '2026-11-21T08:00:00.000Z' })
  const left = await stockOf(mall.server, skuId)
  const staff = await aStaff(mall)
  const { actions } = await staff(orderStaffEndpoints.detail, { query: { orderId } })
  expect(actions).toEqual(['refund'])
  const asked = Array.from({ length: 8 }, () =>
    staff(refundEndpoints.ofStaff, { body: { orderId, reason: REASON } }),
  )
  const answers = await Promise.allSettled(asked)
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await mall.server.work()

  expect(await ctx.db.select().from(paymentRefund)).toMatchObject([
    { state: 'succeeded', amountMinor: 12_500n },
  ])
  expect(await detail()).toMatchObject({
    state: 'canceled',
    closeReason: 'refund',
    refunded: { amount: '125.00', currency: 'AED' },
    returnBy: null,
  })
  expect(await ledgerOf(mall)).toEqual({})
  // Where the goods are, the store knows: nothing is added to its stock.
  expect(await stockOf(mall.server, skuId)).toEqual(left)
  const { records } = await call(notificationEndpoints.list, { query: {} })
  const titles = records.map(({ title }) => title)
  expect(titles).toContain(say('notification.orderRefundedTitle', { number: orderNumber }))
  expect(titles).toContain(say('notification.refundPaidTitle', { number: orderNumber }))
  const log = await ctx.db.select().from(auditLog).where(eq(auditLog.entityId, orderId))
  expect(log.filter(({ after }) => JSON.stringify(after).includes(REASON))).toMatchObject([
    { before: { state: 'completed' }, after: { state: 'canceled', reason: REASON } },
  ])

  // Nothing is left to be settled.
  await mall.turnClock('2026-12-29T08:00:00Z')
  await settleDue.run(ctx)
  expect(await ctx.db.select().from(settlement)).toMatchObject([{ settledAt: ctx.now() }])
  expect(await sellerBalances(ctx, sellerId)).toMatchObject([{ pendingMinor: 0n, dueMinor: 0n }])
})

/** What the member can spend or will, and their growth. */
async function rewardOf({ call }: Pick<Awaited<ReturnType<typeof aPaidOrderAt>>, 'call'>) {
  const { available, locked } = await call(pointsEndpoints.overview)
  return { points: available + locked, growth: (await call(memberLevelEndpoints.centre)).growth }
}

it('a dispute that is lost after the receipt takes back the points and the growth of the order, once [PY-7]', async () => {
  await using mall = await aPaidMall()
  const order = await aReceivedOrder(mall)
  expect(await rewardOf(order)).toEqual({ points: 125, growth: 125 })
  const disputeRef = await disputed(mall, order.captureRef)
  expect(await rewardOf(order)).toEqual({ points: 125, growth: 125 })
  await decided(mall, disputeRef, 'lost')
  expect(await rewardOf(order)).toEqual({ points: 0, growth: 0 })
  await decided(mall, disputeRef, 'lost')
  expect(await rewardOf(order)).toEqual({ points: 0, growth: 0 })
  const { orderNumber } = order
  const detail = await order.call(orderEndpoints.detail, { query: { orderNumber } })
  expect(detail.state).toBe('completed')
})

it('an order whose dispute is lost on its way brings nothing when it is received [PY-7]', async () => {
  await using mall = await aPaidMall()
  const order = await aPaidOrderAt(mall)
  const { orderNumber } = order
  await ship(await aPacker(mall.server, order.sellerId), order.orderId, 'AX-79')
  await decided(mall, await disputed(mall, order.captureRef), 'lost')
  await order.call(orderEndpoints.receive, { body: { orderNumber } })
  await mall.server.work()
  const detail = await order.call(orderEndpoints.detail, { query: { orderNumber } })
  expect(detail.state).toBe('completed')
  expect(await rewardOf(order)).toEqual({ points: 0, growth: 0 })
})

it('buyer and store do not refund what was sent; staff do, and what was not sent can be sold again [MS-3]', async () => {
  await using mall = await aPaidMall()
  const { server } = mall
  const { sellerId, skuId } = await aShop(server.ctx)
  const buyer = await aBuyer(server)
  const [order] = (await submitted(buyer.call, [{ skuId, quantity: 2 }])).orders
  if (!order) throw new Error('no order')
  await pay(server, order.orderId)
  await server.work()
  const { orderId, orderNumber } = order
  await ship(await aPacker(server, sellerId), orderId, 'AX-1', 1)
  const account = await aSellerAccount(server.ctx, { sellerId, role: 'owner' })
  const owner = server.client({ bearer: await merchantTokenOf(server.ctx, account) })
  const { actions } = await owner(orderMerchantEndpoints.detail, { query: { orderId } })
  expect(actions).not.toContain('refund')
  await expect(owner(refundEndpoints.ofMerchant, { body: { orderId } })).rejects.toMatchObject(
    refused,
  )
  const ofBuyer = buyer.call(refundEndpoints.ofBuyer, { body: { orderNumber } })
  await expect(ofBuyer).rejects.toMatchObject(refused)
  expect(await stockOf(server, skuId)).toEqual({ onHand: 8, held: 0 })
  const staff = await aStaff(mall)
  await staff(refundEndpoints.ofStaff, { body: { orderId, reason: REASON } })
  await server.work()
  expect(await stockOf(server, skuId)).toEqual({ onHand: 9, held: 0 })
})

it('an order on its way is refunded, and its receipt comes too late [MS-3]', async () => {
  await using mall = await aPaidMall()
  const { orderId, orderNumber, sellerId, call } = await aPaidOrderAt(mall)
  await ship(await aPacker(mall.server, sellerId), orderId, 'AX-2')
  const staff = await aStaff(mall)
  await staff(refundEndpoints.ofStaff, { body: { orderId, reason: 'Lost by the carrier.' } })
  await expect(call(orderEndpoints.receive, { body: { orderNumber } })).rejects.toMatchObject({
    status: 409,
  })
  await mall.server.work()
  expect(await ledgerOf(mall)).toEqual({})
})

it('a received order is not refunded while its payment is disputed, nor after that was lost [MS-3] [PY-7]', async () => {
  await using mall = await aPaidMall()
  const { orderId, captureRef } = await aReceivedOrder(mall)
  const staff = await aStaff(mall)
  const ask = () => staff(refundEndpoints.ofStaff, { body: { orderId, reason: REASON } })
  const disputeRef = await disputed(mall, captureRef)
  await expect(ask()).rejects.toMatchObject({ message: say('error.orderDisputed') })
  await decided(mall, disputeRef, 'lost')
  await expect(ask()).rejects.toMatchObject({ message: say('error.orderDisputeLost') })
  expect(await mall.server.ctx.db.$count(paymentRefund)).toBe(0)
})

/** The store is paid what is due to it, as two people decide. */
async function payOut({ server }: PaidMall, sellerId: string, amount: string) {
  const at = server.ctx.now()
  await server.ctx.db.insert(bankAccount).values({
    sellerId,
    holder: 'Al Quoz Parts LLC',
    bank: 'Emirates Bank',
    iban: 'AE070331234567890123456',
    swift: 'EBILAEAD',
    statedBy: randomUUID(),
    confirmedBy: randomUUID(),
    confirmedAt: at,
    createdAt: at,
    updatedAt: at,
  })
  const aPerson = async () => {
    const id = await anActivePerson(server.ctx, { role: 'administrator' })
    return server.client({ bearer: await staffTokenOf(server.ctx, id) })
  }
  const [first, second] = [await aPerson(), await aPerson()]
  const body = { sellerId, amount: { amount, currency: 'AED' } }
  const { payoutId } = await first(payoutEndpoints.request, { body })
  await second(payoutEndpoints.confirm, { body: { payoutId } })
  return first
}

it('a refund of what the store was paid already is owed by it and deducted from what is due next [MS-3] [BO-5]', async () => {
  await using mall = await aPaidMall()
  const { ctx } = mall.server
  const { orderId, sellerId } = await aReceivedOrder(mall)
  await mall.turnClock('2026-11-29T08:00:00Z')
  await settleDue.run(ctx)
  const person = await payOut(mall, sellerId, '114.50')
  const staff = await aStaff(mall)
  await staff(refundEndpoints.ofStaff, { body: { orderId, reason: REASON } })
  await mall.server.work()
  // The platform returns its commission and the VAT on it.
  expect(await ledgerOf(mall)).toEqual({ 'paidOut AED': '11450', 'sellerDue AED': '-11450' })
  expect(await unbalanced(mall)).toEqual([])
  const account = await aSellerAccount(ctx, { sellerId, role: 'owner' })
  const owner = mall.server.client({ bearer: await merchantTokenOf(ctx, account) })
  expect(await owner(ledgerMerchantEndpoints.balances)).toMatchObject([
    { due: { amount: '-114.50' }, paidOut: { amount: '114.50' } },
  ])
  const more = { sellerId, amount: { amount: '0.01', currency: 'AED' } }
  await expect(person(payoutEndpoints.request, { body: more })).rejects.toMatchObject({
    message: expect.stringContaining('114.50'),
  })
})
