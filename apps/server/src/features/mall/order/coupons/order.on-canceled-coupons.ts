import { freeCoupons } from '#features/mall/coupon/coupon.use.service.ts'
import { atomic } from '#kernel/ctx.ts'
import { consumer } from '#kernel/work/events.ts'
import { orderCanceled } from '../order.events.ts'
import { couponsToFree } from './order.coupons.queries.ts'

/** A coupon can be used again when everything that it was for was cancelled, expired or refunded. */
export const freeCouponsOfCanceled = consumer({
  name: 'order.free-coupons',
  on: orderCanceled,
  async handle(ctx, { orderId }) {
    const found = await couponsToFree(ctx, orderId)
    if (found) await atomic(ctx, (ctx) => freeCoupons(ctx, found.checkoutId, found.ids))
  },
})
