import { savedViewEndpoints } from '@ironsouq/contract/saved-view/saved-view.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { changeView, createView, removeView, savedViews } from './saved-view.service.ts'

export const savedViewRoutes: Routes = (serve) => {
  serve(savedViewEndpoints.list, ({ ctx, actor, query }) => savedViews(ctx, actor, query.list))
  serve(savedViewEndpoints.create, ({ ctx, actor, body }) => createView(ctx, actor, body))
  serve(savedViewEndpoints.change, ({ ctx, actor, body }) => changeView(ctx, actor, body))
  serve(savedViewEndpoints.remove, ({ ctx, actor, body }) => removeView(ctx, actor, body.viewId))
}
