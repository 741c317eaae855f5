import { asc, eq } from 'drizzle-orm'
import { methodsOf } from '#features/money/payment/payment.rules.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { PAYMENT_PROVIDERS, type PaymentPort, type PaymentProvider } from '#kernel/ports/payment.ts'
import { job } from '#kernel/work/jobs.ts'
import { ledgerMovements, paymentsByCapture } from './reconciliation.projection.ts'
import {
  comparableDays,
  daysAround,
  disputesOf,
  type Movement,
  movementsOfDay,
  refundsOf,
} from './reconciliation.rules.ts'
import { reconcile } from './reconciliation.service.ts'
import { reconciliation } from './reconciliation.tables.ts'

/** A worker or a provider that was away for longer leaves days out. */
const DAYS_BACK = 14

/** Fees and transfers to our bank are not in the ledger. */
const COMPARED = new Set(['payment', 'refund', 'chargeback'])

const REFERENCES = {
  payment: (paymentId: string) => paymentId,
  refund: refundsOf,
  chargeback: disputesOf,
} as const

/** A statement by our own references. */
async function statementMovements(
  ctx: Ctx,
  provider: PaymentProvider,
  port: PaymentPort,
  day: string,
): Promise<Movement[]> {
  const methods = methodsOf(provider)
  const [method] = methods
  if (!method) return []
  const lines = (await Array.fromAsync(port.statement(...daysAround(day)))).filter(({ kind }) =>
    COMPARED.has(kind),
  )
  const captures = [...new Set(lines.flatMap(({ captureRef }) => captureRef ?? []))]
  const payments = await paymentsByCapture(ctx, methods, captures)
  return lines.map(({ lineId, kind, captureRef, minor, currency, at }) => {
    const payment = captureRef === null ? undefined : payments.get(captureRef)
    const moved = { method: payment?.method ?? method, currency, minor, at }
    if (!payment || kind === 'fee' || kind === 'other') return { ...moved, reference: lineId }
    return { ...moved, reference: REFERENCES[kind](payment.id) }
  })
}

/** Compares one day of one provider. A day without any movement has a result as well. */
async function compareDay(
  ctx: Ctx,
  provider: PaymentProvider,
  port: PaymentPort,
  day: string,
): Promise<void> {
  const methods = methodsOf(provider)
  const statement = await statementMovements(ctx, provider, port, day)
  const ledger = await ledgerMovements(ctx, methods, daysAround(day))
  const found = movementsOfDay(day, statement, ledger)
  for (const each of found) await reconcile(ctx, { ...each, day })
  const [method, currency] = [methods[0], port.currencies[0]]
  if (method && currency !== undefined && !found.some((each) => each.method === method))
    await reconcile(ctx, { method, currency, day, statement: new Map(), ledger: new Map() })
}

/** The days of a provider that have no result yet. Its first method always has one. */
async function daysToCompare(ctx: Ctx, provider: PaymentProvider): Promise<string[]> {
  const [method] = methodsOf(provider)
  if (!method) return []
  const done = await ctx.db
    .selectDistinct({ day: reconciliation.day })
    .from(reconciliation)
    .where(eq(reconciliation.method, method))
    .orderBy(asc(reconciliation.day))
  const [first] = done
  // Before the first comparison there is nothing to catch up with.
  if (!first) return comparableDays(ctx.now(), 1)
  const known = new Set(done.map(({ day }) => day))
  return comparableDays(ctx.now(), DAYS_BACK).filter((day) => day > first.day && !known.has(day))
}

/**
 * Compares the statements of providers with the ledger, each day once [PY-4]. A provider that does not answer
 * keeps no other from it: the job fails, and its next attempt finds what is left.
 */
export const compareDays = job({
  name: 'reconciliation.compare-days',
  cron: '0 5 * * *',
  workerPool: 'payments',
  async run(ctx) {
    const failures: unknown[] = []
    for (const provider of PAYMENT_PROVIDERS) {
      const port = ctx.payments[provider]
      if (!port) continue
      try {
        for (const day of await daysToCompare(ctx, provider))
          await compareDay(ctx, provider, port, day)
      } catch (err) {
        failures.push(err)
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'not every statement was compared')
  },
})
