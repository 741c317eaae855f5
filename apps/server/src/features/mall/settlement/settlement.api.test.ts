import { randomUUID } from 'node:crypto'
import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { paymentEndpoints } from '@ironsouq/contract/money/payment/payment.endpoints'
import { BUYERS } from '@ironsouq/sandboxes/psp/buyers'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { orderCompleted } from '#features/mall/order/order.events.ts'
import { payment, paymentRefund } from '#features/money/payment/payment.tables.ts'
import { sellerBalances } from '#features/money/seller-balance/seller-balance.queries.ts'
import { atomic } from '#kernel/ctx.ts'
import { emit } from '#kernel/work/events.ts'
import { aPacker, ship } from '#test/mall/paid-order.ts'
import { aCheckout, aPaidMall, ledgerOf, openPayment, type PaidMall } from '#test/mall/paying.ts'
import { settleDue } from './settlement.settle-due.job.ts'
import { settlement } from './settlement.tables.ts'

/** An order of 125 dirhams that was paid by card, sent and received on 14 November at 08:00. */
async function aReceivedOrder(mall: PaidMall) {
  const { server, psp } = mall
  const { id: memberId, call, payNo, orders, shops } = await aCheckout(mall)
  const { step } = await openPayment(call, payNo, 'card')
  const [order, shop] = [orders[0], shops[0]]
  if (step.kind === 'none' || !order || !shop) throw new Error('nothing to pay')
  await BUYERS.stripe.pay(psp.url, step)
  await call(paymentEndpoints.check, { body: { payNo } })
  await ship(await aPacker(server, shop.sellerId), order.orderId, 'AX-77')
  await call(orderEndpoints.receive, { body: { orderNumber: order.orderNumber } })
  await server.work()
  return { ...order, memberId, sellerId: shop.sellerId }
}

it('15 days after receipt what was held is due to the store, less commission and its VAT, once [BO-5]', async () => {
  await using mall = await aPaidMall()
  const { ctx } = mall.server
  const { orderId, memberId, sellerId } = await aReceivedOrder(mall)
  await atomic(ctx, (ctx) => emit(ctx, orderCompleted, { orderId, memberId, sellerId }))
  await mall.server.work()
  expect(await ctx.db.select().from(settlement)).toMatchObject([
    { orderId, settleAt: new Date('2026-11-29T08:00:00Z'), settledAt: null },
  ])
  await mall.turnClock('2026-11-29T07:59:59Z')
  await settleDue.run(ctx)
  expect(await sellerBalances(ctx, sellerId)).toMatchObject([
    { pendingMinor: 12_500n, dueMinor: 0n },
  ])
  await mall.turnClock('2026-11-29T08:00:00Z')
  await Promise.all(Array.from({ length: 8 }, () => settleDue.run(ctx)))
  await settleDue.run(ctx)
  expect(await sellerBalances(ctx, sellerId)).toMatchObject([
    { pendingMinor: 0n, dueMinor: 11_450n },
  ])
  expect(await ledgerOf(mall)).toEqual({
    'clearing AED': '-12500',
    'commission AED': '1000',
    'commissionVat AED': '50',
    'sellerDue AED': '11450',
  })
})

it('an order waits with its settlement while money of it is on its way back [BO-5]', async () => {
  await using mall = await aPaidMall()
  const { ctx } = mall.server
  const { orderId, memberId, sellerId } = await aReceivedOrder(mall)
  const [paid] = await ctx.db.select().from(payment)
  const [now, amountMinor, currency] = [ctx.now(), 100n, 'AED']
  const refundId = randomUUID()
  await ctx.db.insert(paymentRefund).values({
    id: refundId,
    memberId,
    paymentId: paid?.id ?? '',
    orderId,
    state: 'failed',
    amountMinor,
    currency,
    chargedMinor: amountMinor,
    chargedCurrency: currency,
    createdAt: now,
    updatedAt: now,
  })
  await mall.turnClock('2026-12-29T08:00:00Z')
  await settleDue.run(ctx)
  expect(await sellerBalances(ctx, sellerId)).toMatchObject([{ dueMinor: 0n }])
  await ctx.db.delete(paymentRefund).where(eq(paymentRefund.id, refundId))
  await settleDue.run(ctx)
  expect(await sellerBalances(ctx, sellerId)).toMatchObject([{ dueMinor: 11_450n }])
})
