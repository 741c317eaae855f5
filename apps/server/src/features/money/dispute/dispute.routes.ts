import { disputeEndpoints } from '@ironsouq/contract/money/dispute/dispute.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { disputesListed } from './dispute.projection.ts'

export const disputeRoutes: Routes = (serve) => {
  serve(disputeEndpoints.list, ({ ctx, query }) => disputesListed(ctx, query))
}
