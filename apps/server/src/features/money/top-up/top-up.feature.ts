import { feature } from '#kernel/registry.ts'
import { rewardTopUp } from './top-up.on-paid.ts'
import { topUpPayable } from './top-up.payable.ts'
import { topUpPersonalData } from './top-up.personal-data.ts'
import { topUpRoutes } from './top-up.routes.ts'

export const topUpFeature = feature({
  name: 'top-up',
  payables: [topUpPayable],
  routes: [topUpRoutes],
  consumers: [rewardTopUp],
  personalData: [topUpPersonalData],
})
