import { countSale } from '#features/mall/product/sale/product-sale.service.ts'
import { endHolds } from '#features/mall/product/stock-hold.service.ts'
import { consumer } from '#kernel/work/events.ts'
import { orderPaid } from './order.events.ts'
import { linesToSettle, saleOf } from './order.queries.ts'

/** What was held is sold: it leaves the stock of its warehouse. */
export const sellHeldStock = consumer({
  name: 'order.sell-held-stock',
  on: orderPaid,
  async handle(ctx, { orderId }) {
    await endHolds(ctx, { ...(await linesToSettle(ctx, orderId)), to: 'sold' })
  },
})

/** It counts for "N sold" and for the order of the best sold. */
export const countPaidSale = consumer({
  name: 'order.count-sale',
  on: orderPaid,
  async handle(ctx, { orderId }) {
    const sale = await saleOf(ctx, orderId)
    if (sale) await countSale(ctx, sale)
  },
})
