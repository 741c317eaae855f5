import type { QueryOf } from '@ironsouq/contract/endpoint'
import type { OrderState } from '@ironsouq/contract/mall/order/order.lifecycle'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import type { RefundRow, refundEndpoints } from '@ironsouq/contract/money/payment/refund.endpoints'
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { storeNameOf } from '#features/mall/order/order.projection.ts'
import { storeOrder } from '#features/mall/order/order.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { keyset } from '#kernel/data/keyset.ts'
import { attemptsAt, type Subject } from './payment.subject.queries.ts'
import { payment, paymentRefund } from './payment.tables.ts'

/** The orders of a checkout as the payment page shows them. */
export const ordersToPay = (ctx: Ctx, checkoutId: string) =>
  ctx.db
    .select({
      id: storeOrder.id,
      number: storeOrder.number,
      storeName: storeNameOf(ctx.locale),
      state: sql<OrderState>`${storeOrder.state}`,
      closeReason: storeOrder.closeReason,
      quantity: storeOrder.quantity,
      currency: storeOrder.currency,
      payableMinor: storeOrder.payableMinor,
      arrival: sql<{
        from: string
        by: string
      } | null>`(case when store_order.arrives_by is not null
        then json_build_object('from', store_order.arrives_from, 'by', store_order.arrives_by) end)`,
      goods: sql<{ name: string; picture: string | null; quantity: number }[]>`(
        select coalesce(json_agg(json_build_object(
          'name', coalesce(line.name ->> ${ctx.locale}::text, line.name ->> 'en', ''),
          'picture', line.picture_key, 'quantity', line.quantity) order by line.position), '[]')
        from order_line line where line.order_id = store_order.id)`,
    })
    .from(storeOrder)
    .where(eq(storeOrder.checkoutId, checkoutId))
    .orderBy(asc(storeOrder.id))

/** Attempts of the checkout of an order that could still be paid although no one waits for it any more. */
export async function idleAttemptsOf(ctx: Ctx, orderId: string): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select p.id from ${payment} p
    where p.checkout_id = (select checkout_id from ${storeOrder} where id = ${orderId})
      and p.state in ('opening', 'open', 'failed')
      and not exists (select from ${storeOrder} o
        where o.checkout_id = p.checkout_id and o.state = 'pendingPayment')`)
  return rows.map(({ id }) => id)
}

/** Other attempts to pay what a payment has paid. */
export async function otherAttempts(ctx: Ctx, paymentId: string): Promise<string[]> {
  const [of] = await ctx.db.select().from(payment).where(eq(payment.id, paymentId))
  if (!of) return []
  const rows = await ctx.db
    .select({ id: payment.id })
    .from(payment)
    .where(
      and(
        attemptsAt(of),
        ne(payment.id, paymentId),
        inArray(payment.state, ['opening', 'open', 'failed']),
      ),
    )
  return rows.map(({ id }) => id)
}

/** What went back, or is on its way, of the payments of a checkout or top-up. */
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
      topUpId: payment.topUpId,
      number: storeOrder.number,
    })
    .from(paymentRefund)
    .innerJoin(payment, eq(payment.id, paymentRefund.paymentId))
    .leftJoin(storeOrder, eq(storeOrder.id, paymentRefund.orderId))
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
        number: storeOrder.number,
      })
      .from(paymentRefund)
      .innerJoin(payment, eq(payment.id, paymentRefund.paymentId))
      .leftJoin(storeOrder, eq(storeOrder.id, paymentRefund.orderId))
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
