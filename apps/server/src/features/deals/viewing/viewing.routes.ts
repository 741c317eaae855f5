import { viewingEndpoints } from '@ironsouq/contract/deals/viewing/viewing.endpoints'
import { viewingStaffEndpoints } from '@ironsouq/contract/deals/viewing/viewing.staff.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import {
  bookViewing,
  cancelViewing,
  cancelViewingForYard,
  viewingTimes,
} from './viewing.service.ts'
import { viewingsOfYards } from './viewing.staff.projection.ts'

export const viewingRoutes: Routes = (serve) => {
  serve(viewingEndpoints.times, ({ ctx, query }) => viewingTimes(ctx, query.deviceId))
  serve(viewingEndpoints.book, ({ ctx, body }) => bookViewing(ctx, body))
  serve(viewingEndpoints.cancel, ({ ctx, body }) => cancelViewing(ctx, body.ticket))
  serve(viewingStaffEndpoints.list, ({ ctx, query }) => viewingsOfYards(ctx, query))
  serve(viewingStaffEndpoints.cancel, ({ ctx, body, actor }) =>
    cancelViewingForYard(ctx, body.viewingId, actor.id),
  )
}
