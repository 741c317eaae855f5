import type { OrderState } from '@ironsouq/contract/mall/order/order.lifecycle'
import { orderLifecycle } from '@ironsouq/contract/mall/order/order.lifecycle'
import type { Order, OrderWork } from '@ironsouq/contract/mall/order/order.schema'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { COUNTED_MAX, countUpTo, keyset } from '#kernel/data/keyset.ts'
import { notFound } from '#kernel/errors.ts'
import { earnedOf } from './earnings/order.earnings.rules.ts'
import { wholeOrder } from './order.detail.queries.ts'
import { presentCard } from './order.present.ts'
import { linesOf, paymentMethodOf, storeNameOf } from './order.projection.ts'
import type { Reader } from './order.rules.ts'
import { DEADLINE, storeOrder } from './order.tables.ts'
import { type OrderFilter, orderCondition } from './search/order.search.projection.ts'

interface Asked extends OrderFilter {
  sort: '-createdAt' | 'createdAt' | 'deadline' | '-deadline'
  size: number
  cursor?: string | undefined
}

/** Merchants cannot read checkouts: the number of the payment is for the buyer. */
const workColumns = (ctx: Ctx) => ({
  order: storeOrder,
  storeName: storeNameOf(ctx.locale),
  payNo: sql<string>`''`,
})

/** Discounts of an order that the platform pays for. */
const SUBSIDY = sql`(select coalesce(sum(amount_minor), 0) from order_adjustment
  where order_id = store_order.id and funded_by = 'platform')`.mapWith(BigInt)

/** One page of orders to work on. In the call of a merchant row-level security leaves those of its own store. */
export async function workList(ctx: Ctx, asked: Asked, reader: Reader) {
  const seesMembers = reader.permissions.has('member.read')
  const { where: matching, isMany } = await orderCondition(ctx, asked, seesMembers)
  const order = {
    by: asked.sort.endsWith('deadline') ? DEADLINE : storeOrder.createdAt,
    id: storeOrder.id,
    isDescending: asked.sort.startsWith('-'),
  }
  const page = keyset(asked, order)
  const rows = await ctx.db
    .select({ ...workColumns(ctx), subsidyMinor: SUBSIDY, at: page.at })
    .from(storeOrder)
    .where(and(matching, page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit)
  const shown = page.pageOf(rows)
  const lines = await linesOf(
    ctx,
    shown.rows.map(({ order }) => order.id),
  )
  const total = isMany ? COUNTED_MAX : await countUpTo(ctx, storeOrder, matching)
  return {
    rows: shown.rows.map((row): OrderWork => {
      const card = presentCard(row, lines, reader, ctx.now())
      const { address, collector, message, paidAt } = row.order
      const own = lines.filter(({ orderId }) => orderId === row.order.id)
      return {
        ...card,
        recipient: address?.recipient ?? collector?.name ?? null,
        city: address?.city ?? null,
        hasMessage: message !== '',
        paidAt: paidAt?.toISOString() ?? null,
        deadline: deadlineOf(row.order)?.toISOString() ?? null,
        earnings: earnedOf(row.order, { lines: own, subsidyMinor: row.subsidyMinor }),
        shippedQuantity: card.lines.reduce((sum, { shippedQuantity }) => sum + shippedQuantity, 0),
      }
    }),
    next: shown.next,
    previous: shown.previous,
    total,
  }
}

const deadlineOf = ({ state, expiresAt, shipBy, receiveBy }: typeof storeOrder.$inferSelect) => {
  if (state === 'pendingPayment') return expiresAt
  if (state === 'pendingDelivery') return shipBy
  return state === 'pendingReceipt' ? receiveBy : null
}

/** Orders by their numbers or ids; in the call of a merchant those of its own store. */
export const workOrders = (ctx: Ctx, of: { numbers: string[] } | { ids: string[] }) =>
  ctx.db
    .select(workColumns(ctx))
    .from(storeOrder)
    .where('ids' in of ? inArray(storeOrder.id, of.ids) : inArray(storeOrder.number, of.numbers))
    .orderBy(asc(storeOrder.id))

async function workOrder(ctx: Ctx, orderId: string, seesPayment: boolean) {
  const paymentMethod = seesPayment ? paymentMethodOf : sql<null>`null`
  const [row] = await ctx.db
    .select({ ...workColumns(ctx), paymentMethod })
    .from(storeOrder)
    .where(eq(storeOrder.id, orderId))
  return row ?? null
}

/** How many orders are in each state, each counted up to a limit so that no count reads a whole table. */
export async function workCounts(ctx: Ctx): Promise<Record<OrderState, number>> {
  const counts = orderLifecycle.states.map(
    (state) => sql`(select count(*)::int from (
      select from store_order where state = ${state} limit ${COUNTED_MAX}) as found) as ${sql.identifier(state)}`,
  )
  const { rows } = await ctx.db.execute<Record<OrderState, number>>(
    sql`select ${sql.join(counts, sql`, `)}`,
  )
  const [row] = rows
  if (!row) throw new Error('no counts')
  return row
}

/** An order to work on, as its reader may see it. */
export async function shownOrder(ctx: Ctx, orderId: string, reader: Reader): Promise<Order> {
  const row = await workOrder(ctx, orderId, reader.audience === 'staff')
  if (!row) throw notFound()
  return wholeOrder(ctx, row, reader)
}
