import type { OrderState } from '@ironsouq/contract/mall/order/order.lifecycle'
import type { Evaluation } from '@ironsouq/contract/mall/order/order.schema'
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Sale } from '#features/mall/product/sale/product-sale.service.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { prepared } from '#kernel/data/db.ts'
import { keyset } from '#kernel/data/keyset.ts'
import { escapedLike } from '#kernel/data/like.ts'
import { orderColumns } from './order.projection.ts'
import { orderAdjustment, orderLine, storeOrder } from './order.tables.ts'
import { parcel, parcelEvent, parcelLine } from './parcel.tables.ts'
import { isEvaluated } from './reviewed/order.reviewed.rules.ts'

interface Asked {
  state?: OrderState | Evaluation | undefined
  search?: string | undefined
  cursor?: string | undefined
  size: number
}

/** A part of a name in any language, or the number of an order. */
const matching = (search: string | undefined) => {
  const words = search?.trim()
  if (!words) return undefined
  const part = `%${escapedLike(words)}%`
  return sql`(${storeOrder.number} = ${words} or exists (
    select from ${orderLine} where order_id = store_order.id and ${orderLine.name}::text ilike ${part}))`
}

const NEWEST_FIRST = { by: storeOrder.createdAt, id: storeOrder.id, isDescending: true }
const SORT = '-createdAt'

/** What most people ask for: no search, and no page after the first. */
const firstPage = prepared((db) => {
  const given = sql.placeholder
  const page = keyset({ sort: SORT, size: 0 }, NEWEST_FIRST)
  return db
    .select({ ...orderColumns(given('locale')), at: page.at })
    .from(storeOrder)
    .where(
      and(
        eq(storeOrder.memberId, given('memberId')),
        isNull(storeOrder.hiddenAt),
        sql`(${given('state')}::text is null or ${storeOrder.state} = ${given('state')})`,
      ),
    )
    .orderBy(...page.orderBy)
    .limit(given('limit'))
    .prepare('orders_of_member')
})

/** One page of the orders of a member, the newest first. */
export async function ordersOfMember(
  ctx: Ctx,
  memberId: string,
  { state, search, cursor, size }: Asked,
) {
  const page = keyset({ sort: SORT, size, cursor }, NEWEST_FIRST)
  const isEvaluation = state === 'pendingEvaluation' || state === 'evaluated'
  if (cursor === undefined && !search?.trim() && !isEvaluation) {
    const { limit } = page
    const asked = { memberId, state: state ?? null, limit, locale: ctx.locale }
    return page.pageOf(await firstPage(ctx).execute(asked))
  }
  const rows = await ctx.db
    .select({ ...orderColumns(ctx.locale), at: page.at })
    .from(storeOrder)
    .where(
      and(
        eq(storeOrder.memberId, memberId),
        isNull(storeOrder.hiddenAt),
        state && (isEvaluation ? isEvaluated(ctx, state) : eq(storeOrder.state, state)),
        matching(search),
        page.where,
      ),
    )
    .orderBy(...page.orderBy)
    .limit(page.limit)
  return page.pageOf(rows)
}

export async function orderOfMember(ctx: Ctx, memberId: string, number: string) {
  const [row] = await ctx.db
    .select(orderColumns(ctx.locale))
    .from(storeOrder)
    .where(and(eq(storeOrder.memberId, memberId), eq(storeOrder.number, number)))
  return row ?? null
}

/** An order as a conversation names it. */
const named = {
  id: storeOrder.id,
  sellerId: storeOrder.sellerId,
  number: storeOrder.number,
  payableMinor: storeOrder.payableMinor,
  currency: storeOrder.currency,
  createdAt: storeOrder.createdAt,
}

/** The newest orders of a member at one store, or at all of them. */
export const newestOrders = (
  ctx: Ctx,
  { memberId, sellerId }: { memberId: string; sellerId: string | null },
  limit: number,
) =>
  ctx.db
    .select(named)
    .from(storeOrder)
    .where(
      and(
        eq(storeOrder.memberId, memberId),
        sellerId === null ? undefined : eq(storeOrder.sellerId, sellerId),
      ),
    )
    .orderBy(desc(storeOrder.createdAt), desc(storeOrder.id))
    .limit(limit)

export async function orderOfBuyer(ctx: Ctx, memberId: string, orderId: string) {
  const [row] = await ctx.db
    .select(named)
    .from(storeOrder)
    .where(and(eq(storeOrder.memberId, memberId), eq(storeOrder.id, orderId)))
  return row
}

export type BuyersOrder = NonNullable<Awaited<ReturnType<typeof orderOfBuyer>>>

export async function orderById(ctx: Ctx, orderId: string) {
  const [row] = await ctx.db
    .select(orderColumns(ctx.locale))
    .from(storeOrder)
    .where(eq(storeOrder.id, orderId))
  return row ?? null
}

/** What was taken off an order, by line; of the freight where there is none. */
export const adjustmentsOf = (ctx: Ctx, orderId: string) =>
  ctx.db
    .select({
      kind: orderAdjustment.kind,
      fundedBy: orderAdjustment.fundedBy,
      sourceId: orderAdjustment.sourceId,
      names: orderAdjustment.name,
      orderLineId: orderAdjustment.orderLineId,
      amountMinor: orderAdjustment.amountMinor,
    })
    .from(orderAdjustment)
    .where(eq(orderAdjustment.orderId, orderId))

/** The parcels of an order with what is in them and where they are. */
export async function parcelsOf(ctx: Ctx, orderId: string) {
  const parcels = await ctx.db
    .select()
    .from(parcel)
    .where(eq(parcel.orderId, orderId))
    .orderBy(parcel.position)
  const ids = parcels.map(({ id }) => id)
  if (ids.length === 0) return []
  const lines = await ctx.db.select().from(parcelLine).where(inArray(parcelLine.parcelId, ids))
  const events = await ctx.db
    .select()
    .from(parcelEvent)
    .where(inArray(parcelEvent.parcelId, ids))
    .orderBy(desc(parcelEvent.at))
  return parcels.map((each) => ({
    ...each,
    lines: lines.filter(({ parcelId }) => parcelId === each.id),
    events: events.filter(
      ({ parcelId, corrections }) => parcelId === each.id && corrections === each.corrections,
    ),
  }))
}

/** How many orders of a member are in each state, for the user centre [CL-12]. */
export async function orderCounts(
  ctx: Ctx,
  memberId: string,
): Promise<Partial<Record<OrderState | 'pendingEvaluation', number>>> {
  const shown = and(eq(storeOrder.memberId, memberId), isNull(storeOrder.hiddenAt))
  const pending = and(shown, isEvaluated(ctx, 'pendingEvaluation'))
  const pendingEvaluation = await ctx.db.$count(storeOrder, pending)
  const rows = await ctx.db
    .select({ state: storeOrder.state, count: sql<number>`count(*)::int` })
    .from(storeOrder)
    .where(shown)
    .groupBy(storeOrder.state)
  return {
    ...Object.fromEntries(rows.map(({ state, count }) => [state, count])),
    pendingEvaluation,
  }
}

/** The variants of an order and the checkout under which they are held. */
export async function linesToSettle(ctx: Ctx, orderId: string) {
  const rows = await ctx.db
    .select({
      checkoutId: storeOrder.checkoutId,
      skuId: orderLine.skuId,
      // One hold has what of a variant was bought and what of it came as a gift.
      shipped: sql<number>`sum(${orderLine.shippedQuantity})::int`,
    })
    .from(storeOrder)
    .innerJoin(orderLine, eq(orderLine.orderId, storeOrder.id))
    .where(eq(storeOrder.id, orderId))
    .groupBy(storeOrder.checkoutId, orderLine.skuId)
  const [first] = rows
  if (!first) throw new Error(`the order ${orderId} has no lines`)
  return {
    checkoutId: first.checkoutId,
    skuIds: rows.map(({ skuId }) => skuId),
    sent: rows.map(({ shipped }) => shipped),
  }
}

/** What of an order was sold, by product, without gifts; null when it was never paid. */
export async function saleOf(ctx: Ctx, orderId: string): Promise<Sale | null> {
  const rows = await ctx.db
    .select({
      sellerId: storeOrder.sellerId,
      productId: orderLine.productId,
      quantity: sql<number>`sum(${orderLine.quantity})::int`,
    })
    .from(storeOrder)
    .innerJoin(orderLine, eq(orderLine.orderId, storeOrder.id))
    .where(
      and(eq(storeOrder.id, orderId), isNotNull(storeOrder.paidAt), eq(orderLine.kind, 'goods')),
    )
    .groupBy(storeOrder.sellerId, orderLine.productId)
  const [first] = rows
  return first ? { orderId, sellerId: first.sellerId, goods: rows } : null
}

/** The checkout of an order, when none of its orders waits for payment any more. */
export async function endedCheckoutOf(ctx: Ctx, orderId: string): Promise<string | null> {
  const [own] = await ctx.db
    .select({ checkoutId: storeOrder.checkoutId })
    .from(storeOrder)
    .where(eq(storeOrder.id, orderId))
  if (!own) return null
  const { checkoutId } = own
  const waits = and(eq(storeOrder.checkoutId, checkoutId), eq(storeOrder.state, 'pendingPayment'))
  return (await ctx.db.$count(storeOrder, waits)) > 0 ? null : checkoutId
}
