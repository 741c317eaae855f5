import { refundEndpoints } from '@ironsouq/contract/money/payment/refund.endpoints'
import { atomic } from '#kernel/ctx.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { ownOrder } from '../order.service.ts'
import { endPaid } from './order.payment.service.ts'
import { refundOrder } from './order.refund.service.ts'

const { ofBuyer, ofMerchant, ofStaff } = refundEndpoints

export const orderRefundRoutes: Routes = (serve) => {
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
}
