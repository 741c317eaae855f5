import { feature } from '#kernel/registry.ts'
import { balanceChangePersonalData } from './balance-change.personal-data.ts'
import { balanceChangeRoutes } from './balance-change.routes.ts'

export const balanceChangeFeature = feature({
  name: 'balance-change',
  routes: [balanceChangeRoutes],
  personalData: [balanceChangePersonalData],
})
