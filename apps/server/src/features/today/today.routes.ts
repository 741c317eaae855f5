import { todayEndpoints } from '@ironsouq/contract/today/today.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { deedsOf, todayLines } from './today.projection.ts'

export const todayRoutes: Routes = (serve) => {
  serve(todayEndpoints.lines, async ({ ctx, actor }) => ({
    lines: await todayLines(ctx, actor.permissions),
  }))
  serve(todayEndpoints.recent, ({ ctx, actor }) => deedsOf(ctx, actor.id))
}
