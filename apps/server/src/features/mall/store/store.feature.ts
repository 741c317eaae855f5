import { feature } from '#kernel/registry.ts'
import { purgeStore } from './store.on-changed.purge.ts'
import { followSuspension } from './store.on-suspended.ts'
import { storeFollowPersonalData } from './store.personal-data.ts'
import { storeRoutes } from './store.routes.ts'
import { suspendEndedStores } from './store.suspend-ended.job.ts'

export const storeFeature = feature({
  name: 'store',
  routes: [storeRoutes],
  consumers: [purgeStore, ...followSuspension],
  jobs: [suspendEndedStores],
  personalData: [storeFollowPersonalData],
})
