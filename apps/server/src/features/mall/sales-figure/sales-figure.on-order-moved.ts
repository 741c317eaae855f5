import type { CountedStep } from '@ironsouq/contract/mall/sales-figure/sales-figure.enums'
import {
  orderCanceled,
  orderLate,
  orderPaid,
  orderShipped,
} from '#features/mall/order/order.events.ts'
import { consumer } from '#kernel/work/events.ts'
import { countStep } from './sales-figure.service.ts'

const counting = (step: CountedStep, on: typeof orderPaid) =>
  consumer({
    name: `sales-figure.count-${step}`,
    on,
    handle: (ctx, { orderId }) => countStep(ctx, orderId, step),
  })

/** A parcel of several, and an order that ended unpaid, have not reached the step and count for nothing. */
export const countOrders = [
  counting('paid', orderPaid),
  counting('refunded', orderCanceled),
  counting('shipped', orderShipped),
  counting('late', orderLate),
]
