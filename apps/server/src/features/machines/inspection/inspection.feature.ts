import { feature } from '#kernel/registry.ts'
import { purgeRemarks } from './inspection.on-remark-changed.purge.ts'
import { inspectionRoutes } from './inspection.routes.ts'

export const inspectionFeature = feature({
  name: 'inspection',
  routes: [inspectionRoutes],
  consumers: [purgeRemarks],
})
