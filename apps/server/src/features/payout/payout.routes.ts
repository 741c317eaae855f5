import { payoutEndpoints } from '@ironsouq/contract/payout/payout.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { payoutShown, payoutsListed } from './payout.projection.ts'
import { decidePayout, requestPayout } from './payout.service.ts'

const { list, request, confirm, reject } = payoutEndpoints

export const payoutRoutes: Routes = (serve) => {
  serve(list, ({ ctx, actor, query }) => payoutsListed(ctx, actor.id, query))
  serve(request, async ({ ctx, actor, body }) =>
    payoutShown(ctx, actor.id, await requestPayout(ctx, actor.id, body)),
  )
  serve(confirm, async ({ ctx, actor, body }) =>
    payoutShown(ctx, actor.id, await decidePayout(ctx, actor.id, { ...body, action: 'confirm' })),
  )
  serve(reject, async ({ ctx, actor, body }) =>
    payoutShown(ctx, actor.id, await decidePayout(ctx, actor.id, { ...body, action: 'reject' })),
  )
}
