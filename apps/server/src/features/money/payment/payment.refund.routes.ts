import { refundEndpoints } from '@ironsouq/contract/money/payment/refund.endpoints'
import { atomic } from '#kernel/ctx.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { refundsListed } from './payment.projection.ts'
import { retryRefund } from './payment.refund.service.ts'

const { list, retry } = refundEndpoints

export const refundRoutes: Routes = (serve) => {
  serve(list, ({ ctx, query }) => refundsListed(ctx, query))

  serve(retry, ({ ctx, actor, body }) =>
    atomic(ctx, async (ctx) => {
      await retryRefund(ctx, body.refundId, { by: 'staff', actorId: actor.id })
      return null
    }),
  )
}
