import { pointsEndpoints } from '@ironsouq/contract/people/points/points.endpoints'
import { pointsStaffEndpoints } from '@ironsouq/contract/people/points/points.staff.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { changePoints, memberPoints } from './points.change.service.ts'
import { pointsOverview, pointsRecords } from './points.queries.ts'

export const pointsRoutes: Routes = (serve) => {
  serve(pointsEndpoints.overview, ({ ctx, actor }) => pointsOverview(ctx, actor.id))
  serve(pointsEndpoints.records, ({ ctx, actor, query }) => pointsRecords(ctx, actor.id, query))
  serve(pointsStaffEndpoints.ofMember, ({ ctx, query }) => memberPoints(ctx, query.memberId))
  serve(pointsStaffEndpoints.change, ({ ctx, actor, body }) => changePoints(ctx, actor.id, body))
}
