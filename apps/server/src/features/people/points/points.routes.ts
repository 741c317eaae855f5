import { pointsEndpoints } from '@ironsouq/contract/people/points/points.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { pointsOverview, pointsRecords } from './points.queries.ts'

export const pointsRoutes: Routes = (serve) => {
  serve(pointsEndpoints.overview, ({ ctx, actor }) => pointsOverview(ctx, actor.id))
  serve(pointsEndpoints.records, ({ ctx, actor, query }) => pointsRecords(ctx, actor.id, query))
}
