import { feature } from '#kernel/registry.ts'
import { purgeSpecFields } from './spec.on-changed.purge.ts'
import { specRoutes } from './spec.routes.ts'

export const specFeature = feature({
  name: 'spec',
  routes: [specRoutes],
  consumers: [purgeSpecFields],
})
