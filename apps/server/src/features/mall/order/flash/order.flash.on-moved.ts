import { refundFlash, sellFlash } from '#features/mall/flash-sale/flash-sale.use.service.ts'
import { returnStock } from '#features/mall/product/stock-hold.service.ts'
import { consumer } from '#kernel/work/events.ts'
import { orderCanceled, orderPaid } from '../order.events.ts'
import { linesToSettle } from '../order.queries.ts'

/** What orders took of flash sales: sold once they are paid, given back once all of them is refunded. */
export const settleFlashOrders = [
  consumer({
    name: 'order.sell-flash-stock',
    on: orderPaid,
    async handle(ctx, { orderId }) {
      await sellFlash(ctx, orderId, (await linesToSettle(ctx, orderId)).checkoutId)
    },
  }),
  consumer({
    name: 'order.return-flash-stock',
    on: orderCanceled,
    async handle(ctx, { orderId, memberId }) {
      await refundFlash(ctx, { orderId, memberId })
      // Whether this or the other consumer of a payment and its refund comes first: it returns once.
      await returnStock(ctx, await linesToSettle(ctx, orderId))
    },
  }),
]
