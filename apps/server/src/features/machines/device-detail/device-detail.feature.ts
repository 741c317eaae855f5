import { feature } from '#kernel/registry.ts'
import { deviceDetailRoutes } from './device-detail.routes.ts'

export const deviceDetailFeature = feature({
  name: 'device-detail',
  routes: [deviceDetailRoutes],
})
