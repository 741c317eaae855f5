import { feature } from '#kernel/registry.ts'
import { compareDays } from './reconciliation.compare-days.job.ts'
import { reconciliationRoutes } from './reconciliation.routes.ts'

export const reconciliationFeature = feature({
  name: 'reconciliation',
  routes: [reconciliationRoutes],
  jobs: [compareDays],
})
