import { viewingEndpoints } from '@ironsouq/contract/viewing/viewing.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { bookViewing, cancelViewing, viewingTimes } from './viewing.service.ts'

export const viewingRoutes: Routes = (serve) => {
  serve(viewingEndpoints.times, ({ ctx, query }) => viewingTimes(ctx, query.deviceId))
  serve(viewingEndpoints.book, ({ ctx, body }) => bookViewing(ctx, body))
  serve(viewingEndpoints.cancel, ({ ctx, body }) => cancelViewing(ctx, body.ticket))
}
