import { balanceEndpoints } from '@ironsouq/contract/money/balance/balance.endpoints'
import { beginTopUp } from '#features/money/payment/payment.top-up.service.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { balanceChanges, balanceOverview } from './balance.projection.ts'

export const balanceRoutes: Routes = (serve) => {
  serve(balanceEndpoints.overview, ({ ctx, actor }) => balanceOverview(ctx, actor.id))
  serve(balanceEndpoints.changes, ({ ctx, actor, query }) => balanceChanges(ctx, actor.id, query))
  serve(balanceEndpoints.topUp, ({ ctx, actor, body }) => beginTopUp(ctx, actor.id, body.amount))
}
