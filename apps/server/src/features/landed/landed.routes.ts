import { landedEndpoints } from '@ironsouq/contract/landed/landed.endpoints'
import type { Routes } from '#kernel/serve.ts'
import { landedTables } from './landed.queries.ts'
import { putLandedRate } from './landed.service.ts'

export const landedRoutes: Routes = (serve) => {
  serve(landedEndpoints.tables, ({ ctx }) => landedTables(ctx))
  serve(landedEndpoints.putRate, ({ ctx, body }) => putLandedRate(ctx, body))
}
