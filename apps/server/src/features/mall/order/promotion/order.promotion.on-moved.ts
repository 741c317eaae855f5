import { countPaid, takeBackUse } from '#features/mall/promotion/promotion.use.service.ts'
import { consumer } from '#kernel/work/events.ts'
import { orderCanceled, orderPaid } from '../order.events.ts'

/** What orders cost a promotion: for good once they are paid, nothing once they are canceled. */
export const countPromotions = [
  consumer({
    name: 'order.count-promotions',
    on: orderPaid,
    handle: (ctx, { orderId }) => countPaid(ctx, orderId),
  }),
  consumer({
    name: 'order.take-back-promotions',
    on: orderCanceled,
    handle: (ctx, { orderId }) => takeBackUse(ctx, orderId),
  }),
]
