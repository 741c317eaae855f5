import { feature } from '#kernel/registry.ts'
import { purgeRenovation } from './renovation.on-changed.purge.ts'
import { renovationRoutes } from './renovation.routes.ts'

export const renovationFeature = feature({
  name: 'renovation',
  routes: [renovationRoutes],
  consumers: [purgeRenovation],
})
