import { feature } from '#kernel/registry.ts'
import { rewardTopUp } from './balance.on-topped-up.ts'
import { balanceRoutes } from './balance.routes.ts'

export const balanceFeature = feature({
  name: 'balance',
  routes: [balanceRoutes],
  consumers: [rewardTopUp],
})
