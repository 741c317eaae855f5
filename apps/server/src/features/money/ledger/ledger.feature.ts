import { feature } from '#kernel/registry.ts'
import { ledgerPersonalData } from './ledger.personal-data.ts'
import { rollUp } from './ledger.roll-up.job.ts'
import { ledgerRoutes } from './ledger.routes.ts'

export const ledgerFeature = feature({
  name: 'ledger',
  routes: [ledgerRoutes],
  jobs: [rollUp],
  personalData: [ledgerPersonalData],
})
