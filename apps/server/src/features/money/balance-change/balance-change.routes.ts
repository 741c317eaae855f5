import { balanceChangeEndpoints } from '@ironsouq/contract/money/balance-change/balance-change.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { changeShown, changesListed } from './balance-change.projection.ts'
import { decideChange, requestChange } from './balance-change.service.ts'

const { list, request, approve, reject } = balanceChangeEndpoints

export const balanceChangeRoutes: Routes = (serve) => {
  serve(list, ({ ctx, actor, query }) => changesListed(ctx, actor.id, query))
  serve(request, async ({ ctx, actor, body }) =>
    changeShown(ctx, actor.id, await requestChange(ctx, actor.id, body)),
  )
  serve(approve, async ({ ctx, actor, body }) =>
    changeShown(ctx, actor.id, await decideChange(ctx, actor.id, { ...body, action: 'approve' })),
  )
  serve(reject, async ({ ctx, actor, body }) =>
    changeShown(ctx, actor.id, await decideChange(ctx, actor.id, { ...body, action: 'reject' })),
  )
}
