import { viewingEndpoints } from '@ironsouq/contract/deals/viewing/viewing.endpoints'
import { viewingStaffEndpoints } from '@ironsouq/contract/deals/viewing/viewing.staff.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { bookViewing, cancelViewing, moveViewing, viewingTimes } from './viewing.service.ts'
import { viewingsOfWeek, viewingsOfYards } from './viewing.staff.projection.ts'
import { cancelForYard, moveForYard, noteVisit, timesToMove } from './viewing.staff.service.ts'
import { viewingOfTicket, viewingsOfMember } from './viewing.visitor.projection.ts'

export const viewingRoutes: Routes = (serve) => {
  serve(viewingEndpoints.times, ({ ctx, query }) => viewingTimes(ctx, query.deviceId))
  serve(viewingEndpoints.timesAsMember, ({ ctx, actor, query }) =>
    viewingTimes(ctx, query.deviceId, { memberId: actor.id }),
  )
  serve(viewingEndpoints.book, ({ ctx, body }) => bookViewing(ctx, body))
  serve(viewingEndpoints.bookAsMember, ({ ctx, actor, body }) => bookViewing(ctx, body, actor.id))
  serve(viewingEndpoints.list, ({ ctx, actor, query }) => viewingsOfMember(ctx, actor.id, query))
  serve(viewingEndpoints.booked, ({ ctx, query }) => viewingOfTicket(ctx, query.ticket))
  serve(viewingEndpoints.move, ({ ctx, body }) => moveViewing(ctx, body))
  serve(viewingEndpoints.cancel, ({ ctx, body }) => cancelViewing(ctx, body.ticket))
  serve(viewingStaffEndpoints.list, ({ ctx, query }) => viewingsOfYards(ctx, query))
  serve(viewingStaffEndpoints.calendar, ({ ctx, query }) => viewingsOfWeek(ctx, query))
  serve(viewingStaffEndpoints.times, ({ ctx, query }) => timesToMove(ctx, query.viewingId))
  serve(viewingStaffEndpoints.arrive, ({ ctx, body, actor }) =>
    noteVisit(ctx, body.viewingId, 'arrive', actor.id),
  )
  serve(viewingStaffEndpoints.miss, ({ ctx, body, actor }) =>
    noteVisit(ctx, body.viewingId, 'miss', actor.id),
  )
  serve(viewingStaffEndpoints.move, ({ ctx, body, actor }) => moveForYard(ctx, body, actor.id))
  serve(viewingStaffEndpoints.cancel, ({ ctx, body, actor }) =>
    cancelForYard(ctx, body.viewingId, actor.id),
  )
}
