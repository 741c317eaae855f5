import { feature } from '#kernel/registry.ts'
import { purgeSetting } from './setting.on-changed.purge.ts'
import { settingRoutes } from './setting.routes.ts'

export const settingFeature = feature({
  name: 'setting',
  routes: [settingRoutes],
  consumers: [purgeSetting],
})
