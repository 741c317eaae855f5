import { feature } from '#kernel/registry.ts'
import { balanceChangePersonalData } from './balance-change.personal-data.ts'
import { balanceChangeLedger } from './balance-change.postings.ts'
import { balanceChangeRoutes } from './balance-change.routes.ts'

export const balanceChangeFeature = feature({
  name: 'balance-change',
  ledger: balanceChangeLedger,
  routes: [balanceChangeRoutes],
  personalData: [balanceChangePersonalData],
})
