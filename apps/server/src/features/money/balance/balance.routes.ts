import { balanceEndpoints } from '@ironsouq/contract/money/balance/balance.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { balanceChanges, balanceOverview } from './balance.projection.ts'

export const balanceRoutes: Routes = (serve) => {
  serve(balanceEndpoints.overview, ({ ctx, actor }) => balanceOverview(ctx, actor.id))
  serve(balanceEndpoints.changes, ({ ctx, actor, query }) => balanceChanges(ctx, actor.id, query))
}
