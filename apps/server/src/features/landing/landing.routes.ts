import { landingEndpoints } from '@ironsouq/contract/landing/landing.endpoints'
import type { Routes } from '#kernel/serve.ts'
import { brandLanding, categoryLanding } from './landing.queries.ts'

export const landingRoutes: Routes = (serve) => {
  serve(landingEndpoints.category, ({ ctx, query }) => categoryLanding(ctx, query.code))

  serve(landingEndpoints.brand, ({ ctx, query }) => brandLanding(ctx, query.code))
}
