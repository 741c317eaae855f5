import { feature } from '#kernel/registry.ts'
import { purgeServicePromise } from './service-promise.on-changed.purge.ts'
import { servicePromiseRoutes } from './service-promise.routes.ts'

export const servicePromiseFeature = feature({
  name: 'service-promise',
  routes: [servicePromiseRoutes],
  consumers: [purgeServicePromise],
})
