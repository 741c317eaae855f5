import { orderStaffEndpoints } from '@ironsouq/contract/mall/order/order.staff.endpoints'
import { refundEndpoints } from '@ironsouq/contract/money/payment/refund.endpoints'
import { eq, inArray } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import type { Ctx } from '#kernel/ctx.ts'
import { startDeadlines } from '#kernel/work/deadline-loop.ts'
import { aPaidOrderAt } from '#test/mall/disputing.ts'
import { aCheckout, aPaidMall, openPayment, type PaidMall } from '#test/mall/paying.ts'
import { checkPayments, checkRefunds } from './payment.check.job.ts'
import { payment, paymentRefund } from './payment.tables.ts'

/** PayPal accepts questions and answers none until the test ends; the others are as they are. */
function withSilentPaypal({ server: { ctx } }: PaidMall) {
  const { paypal } = ctx.payments
  if (!paypal) throw new Error('no provider')
  const silence = Promise.withResolvers<never>()
  silence.promise.catch(() => {})
  let questions = 0
  const silent = () => {
    questions += 1
    return silence.promise
  }
  const port = { ...paypal, state: silent, close: silent, refund: silent, refundState: silent }
  const own: Ctx = { ...ctx, payments: { ...ctx.payments, paypal: port } }
  return { ctx: own, questions: () => questions, end: () => silence.reject(new Error('the end')) }
}

it('a provider that does not answer keeps payments and refunds of no other waiting [PY-3]', async () => {
  await using mall = await aPaidMall()
  const { server } = mall
  const staff = server.client({ bearer: await server.staffToken(['order.read', 'order.refund']) })
  const reason = 'out of stock'
  const [byPaypal, byCard] = [await aPaidOrderAt(mall, 'paypal'), await aPaidOrderAt(mall)]
  for (const { orderId } of [byPaypal, byCard])
    await staff(refundEndpoints.ofStaff, { body: { orderId, reason } })
  // Those of PayPal are due first.
  for (const method of ['paypal', 'paypal', 'paypal', 'card'] as const) {
    const { call, payNo } = await aCheckout(mall)
    await openPayment(call, payNo, method)
  }
  await mall.turnClock('2026-11-14T09:00:00Z')
  const silent = withSilentPaypal(mall)
  const deadlines = [...checkPayments, ...checkRefunds]
  const worker = startDeadlines({ ctx: silent.ctx, url: server.databaseUrl, deadlines })
  const seen = async () => {
    const open = inArray(payment.state, ['open', 'opening'])
    const waiting = await server.ctx.db.select().from(payment).where(open)
    const paying = await server.ctx.db
      .select()
      .from(paymentRefund)
      .where(eq(paymentRefund.state, 'paying'))
    return { payments: waiting.map(({ method }) => method), refunds: paying.length }
  }
  await vi.waitFor(
    async () =>
      expect(await seen()).toEqual({ payments: ['paypal', 'paypal', 'paypal'], refunds: 1 }),
    { timeout: 5000, interval: 50 },
  )
  // One question of each kind waits, not one for each row.
  expect(silent.questions()).toBe(2)
  silent.end()
  await worker.stop()
  const shown = await staff(orderStaffEndpoints.detail, { query: { orderId: byCard.orderId } })
  expect(shown.state).toBe('canceled')
})

it('two runs at once ask a provider about a payment once [PY-3]', async () => {
  await using mall = await aPaidMall()
  const { call, payNo } = await aCheckout(mall)
  await openPayment(call, payNo, 'paypal')
  await mall.turnClock('2026-11-14T09:00:00Z')
  const silent = withSilentPaypal(mall)
  const runs = Array.from({ length: 4 }, () =>
    Promise.all(checkPayments.map((each) => each.run(silent.ctx))),
  )
  await vi.waitFor(() => expect(silent.questions()).toBe(1), { timeout: 5000 })
  silent.end()
  const ended = await Promise.allSettled(runs)
  expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  expect(silent.questions()).toBe(1)
  const [row] = await mall.server.ctx.db.select().from(payment)
  expect(row?.checkAt).toEqual(new Date('2026-11-14T09:02:00Z'))
})
