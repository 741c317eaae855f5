import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { orderStaffEndpoints } from '@ironsouq/contract/mall/order/order.staff.endpoints'
import { paymentEndpoints } from '@ironsouq/contract/money/payment/payment.endpoints'
import { refundEndpoints } from '@ironsouq/contract/money/payment/refund.endpoints'
import { BUYERS } from '@ironsouq/sandboxes/psp/buyers'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { storeOrder } from '#features/mall/order/order.tables.ts'
import { PaymentRefused } from '#kernel/ports/payment.ts'
import { aCheckout, aPaidMall, ledgerOf, openPayment, type PaidMall } from '#test/mall/paying.ts'
import { runDeadlines } from '#test/work/deadlines.ts'
import { checkRefunds } from './payment.check.job.ts'
import { sendRefund } from './payment.refund.service.ts'
import { paymentRefund } from './payment.tables.ts'

async function aPaidOrder(mall: PaidMall, { isVirtual = false } = {}) {
  const checkout = await aCheckout(mall)
  const { call, payNo, orders } = checkout
  // Without codes, as an installation may have them from before.
  if (isVirtual)
    await mall.server.ctx.db.update(storeOrder).set({ isVirtual, delivery: 'none', address: null })
  const { step } = await openPayment(call, payNo, 'card')
  if (step.kind === 'none') throw new Error('no page')
  await BUYERS.stripe.pay(mall.psp.url, step)
  await call(paymentEndpoints.check, { body: { payNo } })
  const [order] = orders
  if (!order) throw new Error('no order')
  return { ...checkout, ...order }
}

it('a buyer refunds a paid order of which nothing was sent, once [OR-4]', async () => {
  await using mall = await aPaidMall()
  const { call, orderNumber } = await aPaidOrder(mall)
  const detail = () => call(orderEndpoints.detail, { query: { orderNumber } })
  expect(await detail()).toMatchObject({ state: 'pendingDelivery', paymentMethod: 'card' })
  const asked = Array.from({ length: 4 }, () =>
    call(refundEndpoints.ofBuyer, { body: { orderNumber } }),
  )
  const answers = await Promise.allSettled(asked)
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await mall.server.work()
  expect(await detail()).toMatchObject({ state: 'canceled', closeReason: 'refund' })
  expect(await mall.server.ctx.db.select().from(paymentRefund)).toMatchObject([
    { state: 'succeeded' },
  ])
  expect(await ledgerOf(mall)).toEqual({})
  const stranger = await aCheckout(mall)
  const other = stranger.call(refundEndpoints.ofBuyer, { body: { orderNumber } })
  await expect(other).rejects.toMatchObject({ status: 404 })
})

it('staff refund a paid virtual order, which no store can send', async () => {
  await using mall = await aPaidMall()
  const { call, orderNumber, orderId } = await aPaidOrder(mall, { isVirtual: true })
  const detail = () => call(orderEndpoints.detail, { query: { orderNumber } })
  expect(await detail()).toMatchObject({
    state: 'pendingReceipt',
    isVirtual: true,
    actions: ['refund'],
  })
  expect(await ledgerOf(mall)).not.toEqual({})
  const staff = mall.server.client({
    bearer: await mall.server.staffToken(['order.read', 'order.refund']),
  })
  const seen = await staff(orderStaffEndpoints.detail, { query: { orderId } })
  expect(seen.actions).toEqual(['refund'])
  await staff(refundEndpoints.ofStaff, { body: { orderId, reason: 'It cannot be delivered.' } })
  await mall.server.work()
  expect(await detail()).toMatchObject({
    state: 'canceled',
    closeReason: 'refund',
    refunded: { amount: '125.00' },
  })
  expect(await mall.server.ctx.db.select().from(paymentRefund)).toMatchObject([
    { state: 'succeeded' },
  ])
  expect(await ledgerOf(mall)).toEqual({})
})

it('a refund that failed is seen by staff and tried again [OR-4] [BO-4]', async () => {
  await using mall = await aPaidMall()
  const { orderId } = await aPaidOrder(mall)
  const { ctx } = mall.server
  const staff = mall.server.client({
    bearer: await mall.server.staffToken(['order.refund', 'ledger.read']),
  })
  await staff(refundEndpoints.ofStaff, { body: { orderId, reason: 'out of stock' } })
  await ctx.db.update(paymentRefund).set({ state: 'failed', checkAt: null })
  await mall.server.work()
  const { rows } = await staff(refundEndpoints.list, { query: { state: 'failed' } })
  expect(rows).toMatchObject([{ attempt: 1, method: 'card', amount: { amount: '125.00' } }])
  await staff(refundEndpoints.retry, { body: { refundId: rows[0]?.refundId ?? '' } })
  await mall.server.work()
  await ctx.db
    .update(paymentRefund)
    .set({ checkAt: ctx.now() })
    .where(eq(paymentRefund.state, 'paying'))
  await runDeadlines(ctx, checkRefunds)
  expect(await ctx.db.select().from(paymentRefund)).toMatchObject([
    { state: 'succeeded', attempt: 2 },
  ])
  expect(await ledgerOf(mall)).toEqual({})
})

it('a late answer about an earlier attempt leaves the attempt that is under way alone [OR-4]', async () => {
  await using mall = await aPaidMall()
  const { orderId } = await aPaidOrder(mall)
  const { ctx } = mall.server
  const staff = mall.server.client({
    bearer: await mall.server.staffToken(['order.refund', 'ledger.read']),
  })
  await staff(refundEndpoints.ofStaff, { body: { orderId, reason: 'out of stock' } })
  const [row] = await ctx.db.select().from(paymentRefund)
  const refundId = row?.id ?? ''
  const { stripe } = ctx.payments
  if (!stripe) throw new Error('no provider')
  // While the provider thinks about the first attempt, the other call of it fails and staff try again.
  const late = { ...stripe, refund: () => Promise.reject(new PaymentRefused('no', 'refused')) }
  const slow = {
    ...stripe,
    async refund() {
      await sendRefund({ ...ctx, payments: { ...ctx.payments, stripe: late } }, refundId)
      await staff(refundEndpoints.retry, { body: { refundId } })
      throw new PaymentRefused('no', 'refused')
    },
  }
  await sendRefund({ ...ctx, payments: { ...ctx.payments, stripe: slow } }, refundId)
  expect(await ctx.db.select().from(paymentRefund)).toMatchObject([
    { state: 'paying', attempt: 2, providerRef: null },
  ])
})
