import { refundEndpoints } from '@ironsouq/contract/money/payment/refund.endpoints'
import { endPaid } from '#features/mall/order/order.payment.service.ts'
import { ownOrder } from '#features/mall/order/order.service.ts'
import { atomic } from '#kernel/ctx.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { refundsListed } from './payment.projection.ts'
import { refundOrder, retryRefund } from './payment.refund.service.ts'

const { ofBuyer, ofMerchant, ofStaff, list, retry } = refundEndpoints

export const refundRoutes: Routes = (serve) => {
  serve(ofBuyer, ({ ctx, actor, body }) =>
    atomic(ctx, async (ctx) => {
      const { id } = await ownOrder(ctx, actor.id, body.orderNumber)
      await refundOrder(ctx, id, { by: 'member', actorId: actor.id })
      return null
    }),
  )

  // A merchant reaches no payments: the order ends here, and its event plans the refund.
  serve(ofMerchant, ({ ctx, actor, body }) =>
    atomic(ctx, async (ctx) => {
      await endPaid(ctx, body.orderId, { by: 'merchant', actorId: actor.id })
      return null
    }),
  )

  serve(ofStaff, ({ ctx, actor, body }) =>
    atomic(ctx, async (ctx) => {
      const { orderId, reason } = body
      const state = await refundOrder(ctx, orderId, { by: 'staff', actorId: actor.id })
      ctx.audit('order', orderId, { state }, { state: 'canceled', reason })
      return null
    }),
  )

  serve(list, ({ ctx, query }) => refundsListed(ctx, query))

  serve(retry, ({ ctx, actor, body }) =>
    atomic(ctx, async (ctx) => {
      await retryRefund(ctx, body.refundId, { by: 'staff', actorId: actor.id })
      return null
    }),
  )
}
