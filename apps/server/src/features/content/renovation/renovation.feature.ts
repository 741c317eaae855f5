import { feature } from '#kernel/registry.ts'
import { purgeRenovation } from './renovation.on-changed.purge.ts'
import { publishDueRenovation } from './renovation.publish-due.job.ts'
import { renovationRoutes } from './renovation.routes.ts'

export const renovationFeature = feature({
  name: 'renovation',
  routes: [renovationRoutes],
  consumers: [purgeRenovation],
  jobs: [publishDueRenovation],
})
