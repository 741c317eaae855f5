import {
  merchantSavedViewEndpoints,
  savedViewEndpoints,
} from '@ironsouq/contract/platform/saved-view/saved-view.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { changeView, createView, removeView, savedViews } from './saved-view.service.ts'

export const savedViewRoutes: Routes = (serve) => {
  for (const endpoints of [savedViewEndpoints, merchantSavedViewEndpoints]) {
    serve(endpoints.list, ({ ctx, actor, query }) => savedViews(ctx, actor, query.list))
    serve(endpoints.create, ({ ctx, actor, body }) => createView(ctx, actor, body))
    serve(endpoints.change, ({ ctx, actor, body }) => changeView(ctx, actor, body))
    serve(endpoints.remove, ({ ctx, actor, body }) => removeView(ctx, actor, body.viewId))
  }
}
