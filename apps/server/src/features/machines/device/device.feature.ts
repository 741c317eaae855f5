import { feature } from '#kernel/registry.ts'
import { purgeDevice, purgeDeviceIndexed } from './device.on-changed.purge.ts'
import { deviceRoutes } from './device.routes.ts'

export const deviceFeature = feature({
  name: 'device',
  routes: [deviceRoutes],
  consumers: [purgeDevice, purgeDeviceIndexed],
})
