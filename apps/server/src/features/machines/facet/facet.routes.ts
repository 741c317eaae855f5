import { facetEndpoints } from '@ironsouq/contract/machines/facet/facet.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { facetLayout } from './facet.queries.ts'
import { saveFacets } from './facet.service.ts'

export const facetRoutes: Routes = (serve) => {
  serve(facetEndpoints.layout, ({ ctx }) => facetLayout(ctx))
  serve(facetEndpoints.save, ({ ctx, body }) => saveFacets(ctx, body))
}
