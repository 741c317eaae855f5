import { takeBackSale } from '#features/mall/product/sale/product-sale.service.ts'
import { endHolds, returnStock } from '#features/mall/product/stock-hold.service.ts'
import { consumer } from '#kernel/work/events.ts'
import { orderCanceled } from './order.events.ts'
import { linesToSettle, saleOf } from './order.queries.ts'

/** What was held can be bought again; what was sold and not sent returns to its warehouse. */
export const freeStock = consumer({
  name: 'order.free-stock',
  on: orderCanceled,
  async handle(ctx, { orderId }) {
    const lines = await linesToSettle(ctx, orderId)
    // A payment and its refund can be closer together than their consumers: both kinds of rows are asked.
    const wasShipped = lines.sent.some((quantity) => quantity > 0)
    await endHolds(ctx, { ...lines, to: wasShipped ? 'sold' : 'released' })
    await returnStock(ctx, lines)
  },
})

/** What was refunded was not sold. An order that was never paid does not count from the start. */
export const takeBackRefundedSale = consumer({
  name: 'order.take-back-sale',
  on: orderCanceled,
  async handle(ctx, { orderId }) {
    const sale = await saleOf(ctx, orderId)
    if (sale) await takeBackSale(ctx, sale)
  },
})
