import { balanceEndpoints } from '@ironsouq/contract/money/balance/balance.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { beginTopUp } from './top-up.service.ts'

export const topUpRoutes: Routes = (serve) => {
  serve(balanceEndpoints.topUp, ({ ctx, actor, body }) => beginTopUp(ctx, actor.id, body.amount))
}
