import { feature } from '#kernel/registry.ts'
import { purgeFacets } from './facet.on-changed.purge.ts'
import { facetRoutes } from './facet.routes.ts'

export const facetFeature = feature({
  name: 'facet',
  routes: [facetRoutes],
  consumers: [purgeFacets],
})
