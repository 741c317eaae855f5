import { feature } from '#kernel/registry.ts'
import { rewardMembers } from './member-level.on-changed.ts'
import { memberLevelPersonalData } from './member-level.personal-data.ts'
import { memberLevelRoutes } from './member-level.routes.ts'

export const memberLevelFeature = feature({
  name: 'member-level',
  routes: [memberLevelRoutes],
  consumers: [rewardMembers],
  personalData: [memberLevelPersonalData],
})
