import type { OrderState } from '@ironsouq/contract/mall/order/order.lifecycle'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import type { PayState } from '@ironsouq/contract/money/payment/payment.schema'
import { asc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import type { Payable } from '#kernel/payables.ts'
import { storeNameOf } from '../order.projection.ts'
import { storeOrder } from '../order.tables.ts'

/** The orders of a checkout as the payment page shows them. */
const ordersToPay = (ctx: Ctx, checkoutId: string) =>
  ctx.db
    .select({
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

type Orders = Awaited<ReturnType<typeof ordersToPay>>
type Seen = Parameters<Payable['page']>[2]

interface Known extends Seen {
  isOver: boolean
}

function stateOf(orders: Orders, { attempt, isRefunded, isOver }: Known): PayState {
  if (orders.every(({ state }) => state === 'canceled')) {
    if (isRefunded) return 'refunded'
    return orders.some(({ closeReason }) => closeReason === 'timeout') ? 'expired' : 'canceled'
  }
  if (!orders.some(({ state }) => state === 'pendingPayment')) return 'paid'
  if (isOver) return attempt === 'open' || attempt === 'opening' ? 'checking' : 'expired'
  return attempt === 'opening' ? 'checking' : 'waiting'
}

export const checkoutPage: Payable['page'] = async (ctx, { id, expiresAt }, seen) => {
  const orders = await ordersToPay(ctx, id)
  const pending = orders.filter((order) => order.state === 'pendingPayment')
  return {
    kind: 'orders',
    state: stateOf(orders, { ...seen, isOver: expiresAt <= ctx.now() }),
    totalMinor: (pending.length > 0 ? pending : orders).reduce(
      (sum, { payableMinor }) => sum + payableMinor,
      0n,
    ),
    orders: orders.map((order) => ({
      orderNumber: order.number,
      storeName: order.storeName,
      state: order.state,
      quantity: order.quantity,
      payable: fromMinor(order.payableMinor, order.currency),
      goods: order.goods,
      arrival: order.arrival,
    })),
  }
}
