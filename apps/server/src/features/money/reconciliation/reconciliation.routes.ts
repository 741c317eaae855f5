import { reconciliationEndpoints } from '@ironsouq/contract/money/reconciliation/reconciliation.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { reconciliationShown, reconciliationsListed } from './reconciliation.list.projection.ts'
import { decideResolution, stateResolution } from './reconciliation.service.ts'

export const reconciliationRoutes: Routes = (serve) => {
  serve(reconciliationEndpoints.list, ({ ctx, query }) => reconciliationsListed(ctx, query))
  serve(reconciliationEndpoints.detail, ({ ctx, actor, query }) =>
    reconciliationShown(ctx, actor.id, query.reconciliationId),
  )
  serve(reconciliationEndpoints.resolve, ({ ctx, actor, body }) =>
    stateResolution(ctx, actor.id, body),
  )
  serve(reconciliationEndpoints.confirm, ({ ctx, actor, body }) =>
    decideResolution(ctx, actor.id, body, true),
  )
  serve(reconciliationEndpoints.reject, ({ ctx, actor, body }) =>
    decideResolution(ctx, actor.id, body, false),
  )
}
