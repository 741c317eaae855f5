import { feature } from '#kernel/registry.ts'
import { purgeFeatureSwitch } from './feature-switch.on-changed.purge.ts'
import { featureSwitchRoutes } from './feature-switch.routes.ts'

export const featureSwitchFeature = feature({
  name: 'feature-switch',
  routes: [featureSwitchRoutes],
  consumers: [purgeFeatureSwitch],
})
