import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { paymentEndpoints } from '@ironsouq/contract/money/payment/payment.endpoints'
import type { PaymentMethod } from '@ironsouq/contract/money/payment/payment.enums'
import type { Payment } from '@ironsouq/contract/money/payment/payment.schema'
import { translator } from '@ironsouq/i18n/translate'
import { BUYERS } from '@ironsouq/sandboxes/psp/buyers'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { storeOrder } from '#features/mall/order/order.tables.ts'
import { refundOrder } from '#features/mall/order/payment/order.refund.service.ts'
import { notification } from '#features/platform/notification/notification.tables.ts'
import { atomic } from '#kernel/ctx.ts'
import { lifecycleLog } from '#kernel/data/kernel.tables.ts'
import { aCheckout, aPaidMall, ledgerOf, openPayment, type PaidMall } from '#test/mall/paying.ts'
import { aTopUp } from '#test/mall/posted.ts'
import { aTakenKey } from '#test/mall/taken-key.ts'
import { runDeadlines } from '#test/work/deadlines.ts'
import { checkPayments, checkRefunds } from './payment.check.job.ts'
import { PROVIDERS } from './payment.rules.ts'
import { settlePayment } from './payment.settle.service.ts'
import { payment, paymentShare, providerEvent, paymentRefund } from './payment.tables.ts'

const say = translator('en')

/** The buyer pays what was opened, at its provider. */
async function pays({ psp }: PaidMall, { method, step }: Payment) {
  const provider = PROVIDERS[method]
  if (!provider || step.kind === 'none') throw new Error(`${method} has no page`)
  return BUYERS[provider].pay(psp.url, step)
}

const states = async ({ server: { ctx } }: PaidMall) =>
  (await ctx.db.select().from(storeOrder)).map(({ state }) => state)
const attempts = async ({ server: { ctx } }: PaidMall) =>
  (await ctx.db.select().from(payment)).map(({ state }) => state).toSorted()
/** Who moved payments to paid, in the log. */
async function payers({ server: { ctx } }: PaidMall) {
  const isPaid = and(eq(lifecycleLog.entity, 'payment'), eq(lifecycleLog.action, 'pay'))
  const rows = await ctx.db.select().from(lifecycleLog).where(isPaid)
  return new Set(rows.map(({ actor }) => actor))
}
const check = ({ call, payNo }: Awaited<ReturnType<typeof aCheckout>>) =>
  call(paymentEndpoints.check, { body: { payNo } })

describe('a checkout of three stores', () => {
  it.each([
    ['card', { amount: '375.00', currency: 'AED' }, null],
    ['paypal', { amount: '102.11', currency: 'USD' }, '0.272294'],
    ['paypalCard', { amount: '102.11', currency: 'USD' }, '0.272294'],
    ['alipay', { amount: '726.96', currency: 'CNY' }, '1.938553'],
    ['wechat', { amount: '726.96', currency: 'CNY' }, '1.938553'],
  ] as const)(
    'is paid by %s in what it can charge [PY-1] [PY-6]',
    async (method, charged, rate) => {
      await using mall = await aPaidMall()
      const checkout = await aCheckout(mall, 3)
      const { call, payNo } = checkout
      const shown = await call(paymentEndpoints.show, { query: { payNo } })
      expect(shown).toMatchObject({
        state: 'waiting',
        total: { amount: '375.00', currency: 'AED' },
      })
      expect(shown.methods).toContainEqual({ method, charged, rate })
      const opened = await openPayment(call, payNo, method)
      expect(opened).toMatchObject({ state: 'open', charged })
      expect(await openPayment(call, payNo, method)).toEqual(opened)
      await pays(mall, opened)
      expect(await check(checkout)).toMatchObject({ state: 'paid', methods: [] })
      expect(await states(mall)).toEqual(['pendingDelivery', 'pendingDelivery', 'pendingDelivery'])
      const { rows } = await mall.server.pool.query(
        'select sum(amount_minor)::int as paid, sum(charged_minor)::int as charged from payment_share',
      )
      const minor = Number(charged.amount.replace('.', ''))
      expect(rows).toEqual([{ paid: 37_500, charged: minor }])
      const books = await ledgerOf(mall)
      expect(books).toMatchObject({
        'escrow AED': '37500',
        [`clearing ${charged.currency}`]: String(-minor),
      })
    },
  )

  it('is paid by the balance, or not when that is too small [PY-2] [LO-3]', async () => {
    await using mall = await aPaidMall()
    const { call, payNo, id: memberId } = await aCheckout(mall)
    const refused = await openPayment(call, payNo, 'balance').catch((err: unknown) => err)
    const amount = 'AED\u00a00'
    expect(refused).toMatchObject({ message: say('error.balanceTooSmall', { amount }) })
    expect(await attempts(mall)).toEqual([])
    await aTopUp(mall.server.ctx, { memberId, amountMinor: 20_000n })
    expect(await openPayment(call, payNo, 'balance')).toMatchObject({
      state: 'paid',
      step: { kind: 'none' },
    })
    expect(await states(mall)).toEqual(['pendingDelivery'])
    expect(await ledgerOf(mall)).toMatchObject({ 'escrow AED': '12500', 'memberCash AED': '7500' })
    expect(await payers(mall)).toEqual(new Set(['system']))
  })
})

describe('one payment [PY-3]', () => {
  it('comes of notifications alone, late, three times and shuffled', async () => {
    await using mall = await aPaidMall()
    await mall.psp.steer({ drop: 0, duplicate: 3, shuffle: true, delayMs: 50 })
    const methods: PaymentMethod[] = ['card', 'paypal', 'alipay', 'wechat']
    for (const method of methods) {
      const { call, payNo } = await aCheckout(mall)
      await pays(mall, await openPayment(call, payNo, method))
    }
    await mall.delivered()
    expect(await attempts(mall)).toEqual(['paid', 'paid', 'paid', 'paid'])
    expect(new Set(await states(mall))).toEqual(new Set(['pendingDelivery']))
    expect(await mall.server.ctx.db.$count(paymentShare)).toBe(4)
    expect(await payers(mall)).toEqual(new Set(['provider']))
    const events = await mall.server.ctx.db.select().from(providerEvent)
    expect(new Set(events.map(({ method }) => method)).size).toBe(4)
  })

  it('is closed at its provider when the request that opened it is refused', async () => {
    await using mall = await aPaidMall()
    const { id, call, payNo } = await aCheckout(mall)
    const taken = await aTakenKey(mall.server, id)
    const { total: expected } = await call(paymentEndpoints.show, { query: { payNo } })
    const body = { payNo, method: 'card', expected } as const
    const refused = expect(
      call(paymentEndpoints.open, { body, idempotencyKey: taken.key }),
    ).rejects.toThrow(say('error.keyReused'))
    await taken.isWaitedFor()
    expect(await attempts(mall)).toEqual(['open'])
    await taken.end()
    await refused
    expect(await attempts(mall)).toEqual(['closed'])
    const targets = (await mall.psp.calls()).map(({ target }) => target)
    expect(targets).toContainEqual(expect.stringMatching(/\/expire$/))
    expect(await openPayment(call, payNo, 'card')).toMatchObject({ state: 'open' })
  })

  it('comes of the job when every notification was lost', async () => {
    await using mall = await aPaidMall()
    const { call, payNo } = await aCheckout(mall)
    await pays(mall, await openPayment(call, payNo, 'card'))
    await runDeadlines(mall.server.ctx, checkPayments)
    expect(await attempts(mall)).toEqual(['open'])
    await mall.turnClock('2026-11-14T08:30:00Z')
    await runDeadlines(mall.server.ctx, checkPayments)
    expect(await attempts(mall)).toEqual(['paid'])
  })

  it('is counted once when the browser, notifications and the job come at the same time', async () => {
    await using mall = await aPaidMall()
    const checkout = await aCheckout(mall, 2)
    const { paymentId, ...opened } = await openPayment(checkout.call, checkout.payNo, 'wechat')
    await pays(mall, { paymentId, ...opened })
    await Promise.all(Array.from({ length: 8 }, () => settlePayment(mall.server.ctx, paymentId)))
    expect(await ledgerOf(mall)).toMatchObject({ 'escrow AED': '25000' })
    expect(await mall.server.ctx.db.$count(paymentShare)).toBe(2)
  })

  it('is not believed when a notification is forged, and its path takes no other', async () => {
    await using mall = await aPaidMall()
    const body = JSON.stringify({ id: 'evt_1', type: 'checkout.session.completed' })
    for (const name of ['stripe', 'paypal', 'alipay', 'wechat-pay']) {
      const reply = await fetch(`${mall.server.base}/webhook/${name}`, { method: 'POST', body })
      expect(reply.status).toBe(403)
    }
    expect(await mall.server.ctx.db.$count(providerEvent)).toBe(0)
  })

  it('of two for the same checkout counts; the second is refunded, and the buyer is notified [PY-3] [OR-11]', async () => {
    await using mall = await aPaidMall()
    const { call, payNo } = await aCheckout(mall)
    const card = await openPayment(call, payNo, 'card')
    const scan = await openPayment(call, payNo, 'wechat')
    await pays(mall, card)
    await pays(mall, scan)
    await settlePayment(mall.server.ctx, card.paymentId)
    await settlePayment(mall.server.ctx, scan.paymentId)
    expect(await attempts(mall)).toEqual(['paid', 'surplus'])
    await mall.server.work()
    expect(await mall.server.ctx.db.select().from(paymentRefund)).toMatchObject([
      { state: 'succeeded' },
    ])
    expect(await ledgerOf(mall)).toEqual({ 'clearing AED': '-12500', 'escrow AED': '12500' })
    const notices = await mall.server.ctx.db.select().from(notification)
    expect(notices.map(({ kind }) => kind).toSorted()).toEqual(['orderPaid', 'surplusRefunded'])
  })

  it('ends the other page when one is paid', async () => {
    await using mall = await aPaidMall()
    const { call, payNo } = await aCheckout(mall)
    const card = await openPayment(call, payNo, 'card')
    const scan = await openPayment(call, payNo, 'wechat')
    await pays(mall, scan)
    await settlePayment(mall.server.ctx, scan.paymentId)
    await mall.server.work()
    expect(await attempts(mall)).toEqual(['closed', 'paid'])
    expect(await pays(mall, card)).toMatchObject({ status: 410 })
  })

  it('of another amount than was asked goes back', async () => {
    await using mall = await aPaidMall()
    const { call, payNo } = await aCheckout(mall)
    await mall.psp.steer({ capturedPercent: 90 })
    const { paymentId, ...opened } = await openPayment(call, payNo, 'card')
    await pays(mall, { paymentId, ...opened })
    await settlePayment(mall.server.ctx, paymentId)
    await mall.server.work()
    expect(await states(mall)).toEqual(['pendingPayment'])
    expect(await mall.server.ctx.db.select().from(paymentRefund)).toMatchObject([
      { state: 'succeeded', chargedMinor: 11_250n },
    ])
    expect(await ledgerOf(mall)).toEqual({})
  })
})

describe('a cancelled order [OR-4]', () => {
  it('sends a late payment back', async () => {
    await using mall = await aPaidMall()
    const checkout = await aCheckout(mall)
    const { call, payNo, orders } = checkout
    const opened = await openPayment(call, payNo, 'card')
    await pays(mall, opened)
    const [order] = orders
    await call(orderEndpoints.cancel, { body: { orderNumber: order?.orderNumber ?? '' } })
    await mall.server.work()
    expect(await states(mall)).toEqual(['canceled'])
    expect(await check(checkout)).toMatchObject({
      state: 'refunded',
      refunded: { amount: '125.00', currency: 'AED' },
    })
    expect(await ledgerOf(mall)).toEqual({})
  })

  it('can no longer be paid', async () => {
    await using mall = await aPaidMall()
    const { call, payNo, orders } = await aCheckout(mall)
    const opened = await openPayment(call, payNo, 'card')
    await call(orderEndpoints.cancel, { body: { orderNumber: orders[0]?.orderNumber ?? '' } })
    await mall.server.work()
    expect(await attempts(mall)).toEqual(['closed'])
    expect(await pays(mall, opened)).toMatchObject({ status: 410 })
    const refused = await openPayment(call, payNo, 'card').catch((err: unknown) => err)
    expect(refused).toMatchObject({ message: say('error.orderStateChanged') })
  })
})

describe('a refund of a whole order', () => {
  it.each(['card', 'paypal', 'balance'] as const)(
    'goes back where it came from (%s) [PY-6]',
    async (method) => {
      await using mall = await aPaidMall()
      const checkout = await aCheckout(mall, 3)
      const { call, payNo, orders, id: memberId } = checkout
      if (method === 'balance') await aTopUp(mall.server.ctx, { memberId, amountMinor: 37_500n })
      const opened = await openPayment(call, payNo, method)
      if (method !== 'balance') await pays(mall, opened)
      await check(checkout)
      await mall.psp.steer({
        after: 'error',
        afterCount: 1,
        afterPath: method === 'card' ? '/v1/refunds' : '/v2/payments',
      })
      for (const { orderId } of orders)
        await atomic(mall.server.ctx, (ctx) => refundOrder(ctx, orderId))
      await mall.server.work()
      await mall.turnClock('2026-11-14T08:10:00Z')
      await runDeadlines(mall.server.ctx, checkRefunds)
      const refunds = await mall.server.ctx.db.select().from(paymentRefund)
      expect(refunds.map(({ state }) => state)).toEqual(['succeeded', 'succeeded', 'succeeded'])
      const books = await ledgerOf(mall)
      expect(books['escrow AED']).toBeUndefined()
      expect(books['clearing USD']).toBeUndefined()
      expect(books['memberCash AED']).toBe(method === 'balance' ? '37500' : undefined)
      expect(await states(mall)).toEqual(['canceled', 'canceled', 'canceled'])
      const again = atomic(mall.server.ctx, (ctx) => refundOrder(ctx, orders[0]?.orderId ?? ''))
      await expect(again).rejects.toThrow('error.orderStateChanged')
    },
  )
})

it('a payment page belongs to its member', async () => {
  await using mall = await aPaidMall()
  const { payNo } = await aCheckout(mall)
  const { call } = await aCheckout(mall)
  const asked = [
    () => call(paymentEndpoints.show, { query: { payNo } }),
    () => call(paymentEndpoints.check, { body: { payNo } }),
    () => openPayment(call, payNo, 'card'),
    () => openPayment(call, payNo, 'balance'),
  ]
  for (const ask of asked) await expect(ask()).rejects.toMatchObject({ status: 404 })
})

it('a provider that does not answer opens nothing, and one payment when it is asked again', async () => {
  await using mall = await aPaidMall()
  const { call, payNo } = await aCheckout(mall)
  await mall.psp.steer({ after: 'error', afterCount: 1, afterPath: '/v1/checkout' })
  const refused = await openPayment(call, payNo, 'card').catch((err: unknown) => err)
  expect(refused).toMatchObject({ message: say('error.paymentUnavailable') })
  const { paymentId } = await openPayment(call, payNo, 'card')
  expect(await mall.server.ctx.db.select().from(payment)).toMatchObject([
    { id: paymentId, state: 'open' },
  ])
})

it('forged notifications of PayPal make the API fetch few certificates, and keep no genuine one away [PY-3]', async () => {
  await using mall = await aPaidMall()
  const { server, psp } = mall
  const forged = (name: string) =>
    server.app.inject({
      method: 'POST',
      url: '/webhook/paypal',
      headers: {
        'content-type': 'application/json',
        'paypal-transmission-id': 'forged',
        'paypal-transmission-time': server.ctx.now().toISOString(),
        'paypal-transmission-sig': 'Zm9yZ2Vk',
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': `${psp.url}/v1/notifications/certs/CERT-${name}`,
      },
      body: '{}',
    })
  const fetched = async () =>
    (await psp.calls()).filter(({ target }) => target.startsWith('/v1/notifications/certs/')).length
  const replies = await Promise.all(Array.from({ length: 40 }, (_, n) => forged(`invented-${n}`)))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 403))
  expect(await fetched()).toBe(10)
  // A minute later the genuine certificate is fetched once, and known from then on.
  await mall.turnClock('2026-11-14T08:01:00Z')
  await psp.steer({ drop: 0 })
  const { call, payNo } = await aCheckout(mall)
  const { step } = await openPayment(call, payNo, 'paypal')
  if (step.kind === 'none') throw new Error('nothing to pay')
  await BUYERS.paypal.pay(psp.url, step)
  await mall.delivered()
  expect(await server.ctx.db.$count(providerEvent)).toBeGreaterThan(0)
  expect(await fetched()).toBe(11)
  await Promise.all(Array.from({ length: 40 }, (_, n) => forged(`again-${n}`)))
  const before = await server.ctx.db.$count(providerEvent)
  const second = await aCheckout(mall)
  const opened = await openPayment(second.call, second.payNo, 'paypal')
  if (opened.step.kind === 'none') throw new Error('nothing to pay')
  await BUYERS.paypal.pay(psp.url, opened.step)
  await mall.delivered()
  expect(await server.ctx.db.$count(providerEvent)).toBeGreaterThan(before)
  expect(await fetched()).toBe(20)
})
