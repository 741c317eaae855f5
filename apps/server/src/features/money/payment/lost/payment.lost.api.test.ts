import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { paymentEnv } from '@ironsouq/sandboxes/addresses'
import { BUYERS } from '@ironsouq/sandboxes/psp/buyers'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { storeOrder } from '#features/mall/order/order.tables.ts'
import { systemClock } from '#kernel/clock.ts'
import { PAYMENT_PROVIDERS, type PaymentProvider } from '#kernel/ports/payment.ts'
import { aPaidOrderAt } from '#test/mall/disputing.ts'
import { aPaidPayment } from '#test/mall/paid-payment.ts'
import { aCheckout, aPaidMall, ledgerOf, openPayment, type PaidMall } from '#test/mall/paying.ts'
import { start } from '#test/processes.ts'
import { referenceOf } from '../payment.rules.ts'
import { payment, paymentRefund } from '../payment.tables.ts'
import { askMissed } from './payment.lost.service.ts'

const METHODS = { stripe: 'card', paypal: 'paypal', alipay: 'alipay', wechat: 'wechat' } as const

const portOf = ({ server }: PaidMall, name: PaymentProvider) => {
  const port = server.ctx.payments[name]
  if (!port) throw new Error('no provider')
  return port
}

/** A payment that the provider took and whose order, member and payment are in no database any more. */
function aLostPayment(mall: PaidMall, name: PaymentProvider) {
  const request = {
    reference: referenceOf(randomUUID()),
    amount: { amount: '150.00', currency: BUYERS[name].currency },
    description: 'Ironsouq',
    locale: 'en' as const,
    returnUrl: 'https://shop.example/',
    expiresAt: new Date(mall.server.ctx.now().getTime() + 3_600_000),
  }
  return aPaidPayment(mall.psp.url, { name, port: portOf(mall, name), request })
}

/** As an operator runs it, with the clock of the machine. */
async function missedPayments({ server, psp }: PaidMall, ...args: string[]) {
  const env = { ...server.environment, ...paymentEnv(psp.url, server.base), LOG_LEVEL: 'silent' }
  await using running = start('missed-payments', env, args)
  const code = await running.ended
  return { code, output: running.output() }
}

it(
  'after a restore every provider is asked: lost payments go back, open ones count, lost refunds are booked [PY-3] [PY-4]',
  { timeout: 240_000 },
  async () => {
    await using mall = await aPaidMall()
    const { server, psp } = mall
    const { ctx } = server
    await mall.turnClock(systemClock().toISOString())
    const since = new Date(systemClock().getTime() - 60_000).toISOString()
    await sleep(1000) // providers write whole seconds
    const paidOrders = new Map<string, { orderId: string; refunded: boolean }>()
    const lost = new Map<PaymentProvider, Awaited<ReturnType<typeof aLostPayment>>>()
    for (const name of PAYMENT_PROVIDERS) {
      lost.set(name, await aLostPayment(mall, name))
      // Refunded by a release of this database that was lost: only the provider knows it.
      const order = await aPaidOrderAt(mall, METHODS[name])
      const [paid] = await ctx.db
        .select()
        .from(payment)
        .where(eq(payment.captureRef, order.captureRef))
      if (!paid?.providerRef) throw new Error('not paid')
      const charged = (
        await portOf(mall, name).state(
          { reference: referenceOf(paid.id), providerRef: paid.providerRef },
          false,
        )
      ).captured
      if (!charged) throw new Error('nothing was taken')
      await portOf(mall, name).refund({
        reference: referenceOf(paid.id),
        providerRef: paid.providerRef,
        refundReference: referenceOf(randomUUID()),
        captureRef: order.captureRef,
        captured: charged,
        amount: charged,
      })
      paidOrders.set(order.orderId, { orderId: order.orderId, refunded: true })
      // Opened before the moment, paid after it.
      const open = await aCheckout(mall)
      const { step } = await openPayment(open.call, open.payNo, METHODS[name])
      if (step.kind === 'none') throw new Error('nothing to pay')
      await BUYERS[name].pay(psp.url, step)
      for (const { orderId } of open.orders) paidOrders.set(orderId, { orderId, refunded: false })
    }
    await server.work()

    const booked = await missedPayments(mall, '--since', since, '--book')
    for (const name of PAYMENT_PROVIDERS)
      expect(booked.output).toContain(`${name}: 2 missing here, 0 open`)
    expect(booked.code, booked.output).toBe(0)
    await server.work()

    const refunds = await ctx.db.select().from(paymentRefund)
    expect(refunds.map(({ state }) => state)).toEqual(refunds.map(() => 'succeeded'))
    expect(refunds).toHaveLength(8)
    const orders = await ctx.db.select().from(storeOrder)
    for (const { id, state } of orders)
      expect(state).toBe(paidOrders.get(id)?.refunded ? 'canceled' : 'pendingDelivery')
    // The providers gave back what was lost, once.
    for (const [name, { captureRef, captured }] of lost) {
      const lines = await Array.fromAsync(
        portOf(mall, name).statement(
          new Date(since),
          new Date(systemClock().getTime() + 86_400_000),
        ),
      )
      const back = lines.filter((line) => line.captureRef === captureRef && line.kind === 'refund')
      expect(back.map(({ minor }) => minor)).toEqual([-15_000n])
      expect(captured.amount).toBe('150.00')
    }
    // Only what is still ordered is held, and the ledger adds up.
    expect(await ledgerOf(mall)).toMatchObject({ 'escrow AED': '50000' })

    // A second time there is nothing left.
    for (const name of PAYMENT_PROVIDERS) {
      const asked = { port: portOf(mall, name), since: new Date(since), books: true }
      expect(await askMissed(ctx, name, asked)).toEqual([])
    }
    expect(await ctx.db.$count(paymentRefund)).toBe(8)
  },
)

it(
  'what is missing is listed first, and what is of others is left to a person',
  { timeout: 120_000 },
  async () => {
    await using mall = await aPaidMall()
    await mall.turnClock(systemClock().toISOString())
    const since = new Date(systemClock().getTime() - 60_000).toISOString()
    const request = {
      reference: 'shop-of-a-friend-17',
      amount: { amount: '99.00', currency: 'AED' },
      description: 'Not ours',
      locale: 'en' as const,
      returnUrl: 'https://shop.example/',
      expiresAt: new Date(systemClock().getTime() + 3_600_000),
    }
    const stripe = portOf(mall, 'stripe')
    await aPaidPayment(mall.psp.url, { name: 'stripe', port: stripe, request })
    await aLostPayment(mall, 'stripe')
    // Without --book nothing is written.
    const { code, output } = await missedPayments(mall, '--since', since)
    expect(output).toMatch(/ 99\.00 AED, .*: needs a person \(open\)/)
    expect(output).toMatch(/ 150\.00 AED, .*: belongs to a lost order and goes back \(open\)/)
    expect(output).toContain('stripe: 2 missing here, 2 open')
    expect(code).toBe(1)
    expect(await mall.server.ctx.db.$count(payment)).toBe(0)
  },
)

it('numbers that people hold are not given out again', { timeout: 120_000 }, async () => {
  await using mall = await aPaidMall()
  const { server } = mall
  const numbers = async () => {
    const { rows } = await server.pool.query<{ name: string; last: string }>(
      `select sequencename as name, coalesce(last_value, start_value)::text as last
       from pg_sequences where schemaname = 'public'`,
    )
    return new Map(rows.map(({ name, last }) => [name, Number(last)]))
  }
  await server.storage.ensure()
  const before = await numbers()
  await using running = start('after-restore', { ...server.environment, LOG_LEVEL: 'silent' })
  expect(await running.ended, running.output()).toBe(0)
  const after = await numbers()
  const moved = [...after].filter(([name, last]) => last >= (before.get(name) ?? 0) + 1000)
  expect(moved.map(([name]) => name).toSorted()).toEqual([
    'device_seq_seq',
    'inquiry_inquiry_no_seq',
    'inspection_report_number',
    'inspector_number_seq',
    'quote_quote_no_seq',
    'seller_application_number_seq',
    'store_application_number_seq',
  ])
  const { rows } = await server.pool.query(`select last from number_series`)
  expect(rows).toEqual([{ last: 1000 }])
  expect(running.output()).toMatch(/missed-payments\.js --since \d{4}-/)
})
