import { feature } from '#kernel/registry.ts'
import { balanceLedger } from './balance.postings.ts'
import { balanceRoutes } from './balance.routes.ts'

export const balanceFeature = feature({
  name: 'balance',
  ledger: balanceLedger,
  routes: [balanceRoutes],
})
