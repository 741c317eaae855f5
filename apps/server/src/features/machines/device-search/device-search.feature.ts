import { feature } from '#kernel/registry.ts'
import { deviceIndex } from './device-search.document.ts'
import { indexDevice } from './device-search.on-device-changed.ts'
import { showGuide } from './device-search.on-guide-changed.ts'
import { deviceSearchRoutes } from './device-search.routes.ts'

export const deviceSearchFeature = feature({
  name: 'device-search',
  routes: [deviceSearchRoutes],
  consumers: [indexDevice, showGuide],
  indexes: [deviceIndex],
})
