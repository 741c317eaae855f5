import { feature } from '#kernel/registry.ts'
import { purgeBranches, purgeHolidays } from './branch.on-changed.purge.ts'
import { branchRoutes } from './branch.routes.ts'

export const branchFeature = feature({
  name: 'branch',
  routes: [branchRoutes],
  consumers: [purgeBranches, purgeHolidays],
})
