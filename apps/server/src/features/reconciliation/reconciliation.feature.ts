import { feature } from '#kernel/registry.ts'
import { reconciliationRoutes } from './reconciliation.routes.ts'

export const reconciliationFeature = feature({
  name: 'reconciliation',
  routes: [reconciliationRoutes],
})
