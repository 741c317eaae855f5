import type { QueryOf } from '@ironsouq/contract/endpoint'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import type { RefundRow, refundEndpoints } from '@ironsouq/contract/money/payment/refund.endpoints'
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { keyset } from '#kernel/data/keyset.ts'
import { attemptsAt, subjectOf, type Subject } from './payment.subject.queries.ts'
import { payment, paymentRefund } from './payment.tables.ts'

const PAYABLE_STATES = ['opening', 'open', 'failed'] as const

/** Attempts that could still be paid. */
export async function payableAttempts(ctx: Ctx, of: Subject): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: payment.id })
    .from(payment)
    .where(and(attemptsAt(of), inArray(payment.state, [...PAYABLE_STATES])))
  return rows.map(({ id }) => id)
}

/** The number of the order that a refund is of; null when it is of none. */
const orderNumber = sql<string | null>`(
  select o.number from store_order o where o.id = payment_refund.order_id)`

/** Other attempts to pay what a payment has paid. */
export async function otherAttempts(ctx: Ctx, paymentId: string): Promise<string[]> {
  const [of] = await ctx.db.select().from(payment).where(eq(payment.id, paymentId))
  if (!of) return []
  return (await payableAttempts(ctx, subjectOf(of))).filter((id) => id !== paymentId)
}

/** What went back, or is on its way, of the payments of a payable. */
export const refundsOf = (ctx: Ctx, of: Subject) =>
  ctx.db
    .select({
      chargedMinor: paymentRefund.chargedMinor,
      chargedCurrency: paymentRefund.chargedCurrency,
    })
    .from(paymentRefund)
    .innerJoin(payment, eq(payment.id, paymentRefund.paymentId))
    .where(and(attemptsAt(of), ne(paymentRefund.state, 'canceled')))
    .orderBy(asc(paymentRefund.createdAt))

/** A refund that has reached the buyer, with the number of its order; null without either. */
export async function refundPaidOut(ctx: Ctx, refundId: string) {
  const [row] = await ctx.db
    .select({
      chargedMinor: paymentRefund.chargedMinor,
      chargedCurrency: paymentRefund.chargedCurrency,
      method: payment.method,
      subjectKind: payment.subjectKind,
      number: orderNumber,
    })
    .from(paymentRefund)
    .innerJoin(payment, eq(payment.id, paymentRefund.paymentId))
    .where(and(eq(paymentRefund.id, refundId), eq(paymentRefund.state, 'succeeded')))
  return row
}

/** Refunds as staff see them. */
export async function refundsListed(ctx: Ctx, asked: QueryOf<typeof refundEndpoints.list>) {
  const list = keyset(asked, {
    by: paymentRefund.createdAt,
    id: paymentRefund.id,
    isDescending: asked.sort.startsWith('-'),
  })
  const filter = and(
    asked.state && eq(paymentRefund.state, asked.state),
    asked.retries && isNull(paymentRefund.checkAt),
  )
  const [found, total] = await Promise.all([
    ctx.db
      .select({
        at: list.at,
        row: paymentRefund,
        method: payment.method,
        number: orderNumber,
      })
      .from(paymentRefund)
      .innerJoin(payment, eq(payment.id, paymentRefund.paymentId))
      .where(and(filter, list.where))
      .orderBy(...list.orderBy)
      .limit(list.limit),
    ctx.db.$count(paymentRefund, filter),
  ])
  const { rows, next, previous } = list.pageOf(found)
  return {
    rows: rows.map(({ row, method, number }): RefundRow => ({
      refundId: row.id,
      orderNumber: number,
      method,
      state: row.state,
      amount: fromMinor(row.chargedMinor, row.chargedCurrency),
      attempt: row.attempt,
      at: row.createdAt.toISOString(),
    })),
    next,
    previous,
    total,
  }
}
