import { feature } from '#kernel/registry.ts'
import { purgeLandedCost } from './landed-cost.on-changed.purge.ts'
import { landedCostRoutes } from './landed-cost.routes.ts'

export const landedCostFeature = feature({
  name: 'landed-cost',
  routes: [landedCostRoutes],
  consumers: [purgeLandedCost],
})
