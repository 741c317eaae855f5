import { viewingEndpoints } from '@ironsouq/contract/deals/viewing/viewing.endpoints'
import { viewingStaffEndpoints } from '@ironsouq/contract/deals/viewing/viewing.staff.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import {
  bookViewing,
  cancelViewing,
  cancelViewingForYard,
  moveViewing,
  viewingTimes,
} from './viewing.service.ts'
import { viewingsOfYards } from './viewing.staff.projection.ts'
import { viewingOfTicket, viewingsOfMember } from './viewing.visitor.projection.ts'

export const viewingRoutes: Routes = (serve) => {
  serve(viewingEndpoints.times, ({ ctx, query }) => viewingTimes(ctx, query.deviceId))
  serve(viewingEndpoints.book, ({ ctx, body }) => bookViewing(ctx, body))
  serve(viewingEndpoints.bookAsMember, ({ ctx, actor, body }) => bookViewing(ctx, body, actor.id))
  serve(viewingEndpoints.list, ({ ctx, actor, query }) => viewingsOfMember(ctx, actor.id, query))
  serve(viewingEndpoints.booked, ({ ctx, query }) => viewingOfTicket(ctx, query.ticket))
  serve(viewingEndpoints.move, ({ ctx, body }) => moveViewing(ctx, body))
  serve(viewingEndpoints.cancel, ({ ctx, body }) => cancelViewing(ctx, body.ticket))
  serve(viewingStaffEndpoints.list, ({ ctx, query }) => viewingsOfYards(ctx, query))
  serve(viewingStaffEndpoints.cancel, ({ ctx, body, actor }) =>
    cancelViewingForYard(ctx, body.viewingId, actor.id),
  )
}
