import { endHolds } from '#features/product/stock-hold.service.ts'
import { consumer } from '#kernel/work/events.ts'
import { orderPaid } from './order.events.ts'
import { linesToSettle } from './order.queries.ts'

/** What was held is sold: it leaves the stock of its warehouse. */
export const sellHeldStock = consumer({
  name: 'order.sell-held-stock',
  on: orderPaid,
  async handle(ctx, { orderId }) {
    await endHolds(ctx, { ...(await linesToSettle(ctx, orderId)), to: 'sold' })
  },
})
