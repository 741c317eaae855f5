import { randomUUID } from 'node:crypto'
import type { ApiCall } from '@ironsouq/contract/client'
import { paymentEndpoints } from '@ironsouq/contract/money/payment/payment.endpoints'
import { reconciliationEndpoints } from '@ironsouq/contract/money/reconciliation/reconciliation.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { BUYERS } from '@ironsouq/sandboxes/psp/buyers'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { postSurplus } from '#features/money/payment/payment.postings.ts'
import { payment } from '#features/money/payment/payment.tables.ts'
import { anActivePerson, staffTokenOf } from '#features/people/staff/staff.builder.ts'
import { recordAccess } from '#features/people/staff/staff.second-person.service.ts'
import { atomic } from '#kernel/ctx.ts'
import { createMetrics } from '#kernel/ops/metrics.ts'
import { aPaidPayment } from '#test/mall/paid-payment.ts'
import { aCheckout, aPaidMall, openPayment, type PaidMall } from '#test/mall/paying.ts'
import { aPaidOrder } from '#test/mall/posted.ts'
import { compareDays } from './reconciliation.compare-days.job.ts'
import { measureReconciliation } from './reconciliation.metrics.ts'
import { reconciliation } from './reconciliation.tables.ts'

const { list, detail, resolve, confirm, reject } = reconciliationEndpoints
const DAY = '2026-11-14'

/** An order of 125 dirhams that a buyer paid by card. */
async function aCardPayment({ server, psp, ...mall }: PaidMall) {
  const { call, payNo } = await aCheckout({ server, psp, ...mall })
  const { step } = await openPayment(call, payNo, 'card')
  if (step.kind === 'none') throw new Error('nothing to pay')
  await BUYERS.stripe.pay(psp.url, step)
  await call(paymentEndpoints.check, { body: { payNo } })
}

it('finds what a statement lacks, has besides and has with another amount, until staff resolve it [PY-4]', async () => {
  await using mall = await aPaidMall()
  const { server, psp } = mall
  const { ctx } = server
  await aCardPayment(mall)
  const [same] = await ctx.db.select().from(payment)
  await aCardPayment(mall)
  const other = (await ctx.db.select().from(payment)).find(({ id }) => id !== same?.id)
  if (!other) throw new Error('no second payment')
  const of = { sellerId: randomUUID(), memberId: randomUUID() }
  const missing = await aPaidOrder(ctx, { ...of, amountMinor: 3_000n })
  const surplus = { paymentId: other.id, method: 'card', currency: 'AED', amountMinor: 1n } as const
  await atomic(ctx, (ctx) => postSurplus(ctx, surplus))
  const port = ctx.payments.stripe
  if (!port) throw new Error('no Stripe')
  await aPaidPayment(psp.url, {
    name: 'stripe',
    port,
    request: {
      reference: randomUUID().replaceAll('-', ''),
      amount: { amount: '70.00', currency: 'AED' },
      description: 'Not ours',
      locale: 'en',
      returnUrl: 'https://shop.example/',
      expiresAt: new Date('2026-11-14T09:00:00Z'),
    },
  })

  // Of the day before yesterday, once: the statements of two providers are late.
  await mall.turnClock('2026-11-15T05:00:00Z')
  await compareDays.run(ctx)
  const staffId = await anActivePerson(ctx, { role: 'administrator' })
  const aPerson = async () => {
    const id = await anActivePerson(ctx, { role: 'administrator' })
    return server.client({ bearer: await staffTokenOf(ctx, id) })
  }
  const signIn = async () => server.client({ bearer: await staffTokenOf(ctx, staffId) })
  const daysOf = async (call: ApiCall) =>
    (await call(list, { query: { method: 'card' } })).rows.map(({ day }) => day)
  expect(await daysOf(await signIn())).toEqual(['2026-11-13'])
  // A second run has nothing to catch up with: days before the first comparison stay out.
  await compareDays.run(ctx)
  expect(await daysOf(await signIn())).toEqual(['2026-11-13'])
  await mall.turnClock('2026-11-16T05:00:00Z')
  await compareDays.run(ctx)
  await compareDays.run(ctx)
  // A session does not last from one day to the next.
  const call = await signIn()
  // Days that were missed are caught up with, today and yesterday are not.
  expect((await daysOf(call)).toSorted()).toEqual(['2026-11-13', DAY])

  const { rows } = await call(list, { query: { differs: 'yes' } })
  expect(rows).toMatchObject([
    {
      day: DAY,
      method: 'card',
      statement: { amount: '320.00', currency: 'AED' },
      ledger: { amount: '280.01' },
      differenceCount: 3,
      openCount: 3,
    },
  ])
  const reconciliationId = rows[0]?.reconciliationId ?? ''
  const { differences } = await call(detail, { query: { reconciliationId } })
  const kinds = new Map(differences.map(({ kind, reference }) => [kind, reference]))
  expect(kinds.get('amountDiffers')).toBe(other.id)
  expect(kinds.get('notInStatement')).toBe(missing.paymentId)
  expect(kinds.has('notInLedger')).toBe(true)
  expect(differences).toHaveLength(3)

  const reason = { reconciliationId, resolution: 'Refunded at the provider' }
  for (const { reference } of differences) await call(resolve, { body: { ...reason, reference } })
  const again = { ...reason, reference: other.id }
  await expect(call(resolve, { body: again })).rejects.toMatchObject({ status: 409 })
  await expect(call(resolve, { body: { ...reason, reference: 'unknown' } })).rejects.toMatchObject({
    status: 404,
  })
  // One person alone resolves nothing.
  expect((await call(detail, { query: { reconciliationId } })).openCount).toBe(3)
  const second = await aPerson()
  const stated = (await second(detail, { query: { reconciliationId } })).differences
  for (const { reference, statedAt, canConfirm } of stated) {
    expect(canConfirm).toBe(true)
    const body = { reconciliationId, reference, statedAt: statedAt ?? '' }
    await expect(call(confirm, { body })).rejects.toMatchObject({
      message: translator('en')('error.resolutionOwn'),
    })
    await second(confirm, { body })
    await expect(second(confirm, { body })).rejects.toMatchObject({ status: 409 })
  }
  expect((await call(list, { query: { differs: 'yes' } })).rows).toEqual([])
  expect((await call(detail, { query: { reconciliationId } })).openCount).toBe(0)
})

it('the second person is independent, reads what they confirm, and can reject it [PY-4]', async () => {
  await using mall = await aPaidMall()
  const { server } = mall
  const { ctx } = server
  const of = { sellerId: randomUUID(), memberId: randomUUID() }
  const { paymentId: reference } = await aPaidOrder(ctx, { ...of, amountMinor: 3_000n })
  await mall.turnClock('2026-11-16T05:00:00Z')
  await compareDays.run(ctx)
  const [first, friend, other] = await Promise.all(
    [1, 2, 3].map(() => anActivePerson(ctx, { role: 'administrator' })),
  )
  if (!first || !friend || !other) throw new Error('no people')
  const as = async (id: string) => server.client({ bearer: await staffTokenOf(ctx, id) })
  const [call, friends, others] = [await as(first), await as(friend), await as(other)]
  await atomic(ctx, (ctx) => recordAccess(ctx, friend, first))
  const [row] = (await call(list, { query: { differs: 'yes' } })).rows
  const reconciliationId = row?.reconciliationId ?? ''
  const stateIt = async (resolution: string) => {
    await call(resolve, { body: { reconciliationId, reference, resolution } })
    const [found] = (await call(detail, { query: { reconciliationId } })).differences
    return { reconciliationId, reference, statedAt: found?.statedAt ?? '' }
  }
  const body = await stateIt('On the statement of tomorrow')
  await expect(friends(confirm, { body })).rejects.toMatchObject({
    message: expect.stringContaining('independent') as string,
  })
  await others(reject, { body })
  mall.server.turnClock('2026-11-16T05:01:00Z')
  const restated = await stateIt('Stated on the next day, line 17')
  // The one that was read before is not the one that is there now.
  await expect(others(confirm, { body })).rejects.toMatchObject({ status: 409 })
  await others(confirm, { body: restated })
  expect((await call(list, { query: { differs: 'yes' } })).rows).toEqual([])
  const [shown] = (await call(detail, { query: { reconciliationId } })).differences
  expect(shown).toMatchObject({ resolution: 'Stated on the next day, line 17', canConfirm: false })
})

it('states the age of the last comparison of each configured provider [PY-4]', async () => {
  await using mall = await aPaidMall()
  const { ctx, pool } = mall.server
  const metrics = createMetrics(pool)
  measureReconciliation(metrics, pool, { ...ctx.payments, alipay: null })
  const compared = { currency: 'AED', statementMinor: 0n, ledgerMinor: 0n, differenceCount: 0 }
  const ago = (hours: number) => sql`now() - make_interval(hours => ${hours})`
  await ctx.db.insert(reconciliation).values([
    { ...compared, day: '2026-11-12', method: 'card', createdAt: ago(80) },
    { ...compared, day: '2026-11-13', method: 'card', createdAt: ago(60) },
    { ...compared, day: '2026-11-13', method: 'paypal', createdAt: ago(1) },
    { ...compared, day: '2026-11-13', method: 'alipay', createdAt: ago(90) },
  ])
  const text = await metrics.register.metrics()
  const hours = Object.fromEntries(
    [...text.matchAll(/^ironsouq_reconciliation_age_seconds\{provider="(\w+)"\} ([\d.]+)$/gm)].map(
      ([, provider, seconds]) => [provider, Math.round(Number(seconds) / 3600)],
    ),
  )
  // One that was never compared is as old as the process; one that is not configured has no age.
  expect(hours).toEqual({ stripe: 60, paypal: 1, wechat: 0 })
})
