import { reconciliationEndpoints } from '@ironsouq/contract/reconciliation/reconciliation.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { reconciliationShown, reconciliationsListed } from './reconciliation.queries.ts'

export const reconciliationRoutes: Routes = (serve) => {
  serve(reconciliationEndpoints.list, ({ ctx, query }) => reconciliationsListed(ctx, query))
  serve(reconciliationEndpoints.detail, ({ ctx, query }) =>
    reconciliationShown(ctx, query.reconciliationId),
  )
}
