import { landedCostEndpoints } from '@ironsouq/contract/landed-cost/landed-cost.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { landedCostTables } from './landed-cost.queries.ts'
import { putLandedCostRate } from './landed-cost.service.ts'

export const landedCostRoutes: Routes = (serve) => {
  serve(landedCostEndpoints.tables, ({ ctx }) => landedCostTables(ctx))
  serve(landedCostEndpoints.putRate, ({ ctx, body }) => putLandedCostRate(ctx, body))
}
