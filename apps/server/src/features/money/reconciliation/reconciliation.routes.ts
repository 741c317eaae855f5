import { reconciliationEndpoints } from '@ironsouq/contract/money/reconciliation/reconciliation.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { reconciliationShown, reconciliationsListed } from './reconciliation.list.projection.ts'
import { resolveDifference } from './reconciliation.service.ts'

export const reconciliationRoutes: Routes = (serve) => {
  serve(reconciliationEndpoints.list, ({ ctx, query }) => reconciliationsListed(ctx, query))
  serve(reconciliationEndpoints.detail, ({ ctx, query }) =>
    reconciliationShown(ctx, query.reconciliationId),
  )
  serve(reconciliationEndpoints.resolve, ({ ctx, actor, body }) =>
    resolveDifference(ctx, actor.id, body),
  )
}
