import { SHIP_WITHIN_HOURS } from '@ironsouq/contract/mall/order/order.limits'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { formatter } from '@ironsouq/i18n/format'
import {
  orderDisputed,
  orderDisputeLost,
  orderDisputeWon,
} from '#features/money/dispute/dispute.events.ts'
import type { Ctx } from '#kernel/ctx.ts'
import type { EventKind } from '#kernel/work/events.ts'
import { notice, sellersWith } from '#kernel/work/notices.ts'
import { sellerOrderEmail, type SellerOrderEmail } from '../emails/seller-order.email.ts'
import { orderCanceled, orderLate, orderOverdue, orderPaid } from '../order.events.ts'
import { orderById } from '../order.queries.ts'
import type { storeOrder } from '../order.tables.ts'

type Row = typeof storeOrder.$inferSelect

interface OrderIds {
  orderId: string
  sellerId: string
}

/** News about an order for the people of the store who ship, as long as it is news [OR-11]. */
const news = (
  news: SellerOrderEmail['news'],
  on: EventKind<OrderIds>,
  isNews: (row: Row) => boolean,
) => {
  const orderOf = async (ctx: Ctx, orderId: string) => {
    const row = await orderById(ctx, orderId)
    return row && isNews(row.order) ? row.order : undefined
  }
  const pathOf = (orderId: string) => `/orders/${orderId}`
  return notice<OrderIds, { orderId: string; number: string }>({
    kind: `sellerOrder${news}`,
    on,
    to: sellersWith('order.ship', (_, { sellerId }: OrderIds) => [sellerId]),
    async facts(ctx, { orderId }) {
      const order = await orderOf(ctx, orderId)
      return order && { orderId, number: order.number }
    },
    link: ({ orderId }) => pathOf(orderId),
    words: ({ number = '' }) => ({ number, hours: SHIP_WITHIN_HOURS }),
    async mail(ctx, { orderId }) {
      const order = await orderOf(ctx, orderId)
      if (!order) return undefined
      return sellerOrderEmail(ctx.locale, {
        news,
        number: order.number,
        total: formatter(ctx.locale).money(fromMinor(order.payableMinor, order.currency)),
        url: `${ctx.site.merchantUrl}${pathOf(orderId)}`,
      })
    },
  })
}

/** The store may have sent the order or lost it before it reads. */
export const sellerOrderNotices = [
  news(
    'Paid',
    orderPaid,
    ({ state, isVirtual }) =>
      !isVirtual && (state === 'pendingDelivery' || state === 'pendingReceipt'),
  ),
  news('Late', orderLate, ({ state }) => state === 'pendingDelivery'),
  news(
    'Overdue',
    orderOverdue,
    ({ state, deliveredAt }) =>
      (state === 'pendingDelivery' || state === 'pendingReceipt') && deliveredAt === null,
  ),
  // One that was never paid and ran out of time was never work of the store.
  news('Canceled', orderCanceled, ({ closeReason }) =>
    ['buyer', 'platform'].includes(closeReason ?? ''),
  ),
  news('Refunded', orderCanceled, ({ closeReason }) => closeReason === 'refund'),
  news('Disputed', orderDisputed, () => true),
  news('DisputeWon', orderDisputeWon, () => true),
  news('DisputeLost', orderDisputeLost, () => true),
]
