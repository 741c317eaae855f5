import { feedEndpoints } from '@ironsouq/contract/platform/feed/feed.endpoints'
import { checkFileSent } from '#features/platform/import/import.service.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { withdrawHeld } from './feed.import.service.ts'
import { askPush, pushedImport, sendPush } from './feed.push.service.ts'
import { feedShown, newFeedToken, runFeedNow, saveFeed } from './feed.service.ts'

export const feedRoutes: Routes = (serve) => {
  serve(feedEndpoints.detail, ({ ctx, query }) => feedShown(ctx, query.seller))
  serve(feedEndpoints.save, ({ ctx, body }) => saveFeed(ctx, body))
  serve(feedEndpoints.newToken, ({ ctx, body }) => newFeedToken(ctx, body.seller))
  serve(feedEndpoints.runNow, ({ ctx, body }) => runFeedNow(ctx, body.seller))
  serve(feedEndpoints.withdrawMissing, ({ ctx, actor, body }) =>
    withdrawHeld(ctx, body.importId, actor.id),
  )
  serve(feedEndpoints.ask, ({ ctx, body }) => askPush(ctx, body))
  serve(feedEndpoints.send, ({ ctx, body }) => sendPush(ctx, body), {
    prepare: async ({ ctx, body }) => {
      const { row } = await pushedImport(ctx, body)
      await checkFileSent(ctx, row.id, row.kind)
    },
  })
}
