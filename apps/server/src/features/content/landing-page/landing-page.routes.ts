import { landingPageEndpoints } from '@ironsouq/contract/content/landing-page/landing-page.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { brandLandingPage, categoryLandingPage } from './landing-page.queries.ts'

export const landingPageRoutes: Routes = (serve) => {
  serve(landingPageEndpoints.category, ({ ctx, query }) => categoryLandingPage(ctx, query.code))

  serve(landingPageEndpoints.brand, ({ ctx, query }) => brandLandingPage(ctx, query.code))
}
