import { analyticsEndpoints } from '@ironsouq/contract/platform/analytics/analytics.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { searchFigures, trafficFigures } from './analytics.projection.ts'
import { retryJobs } from './analytics.service.ts'
import { stockFigures } from './analytics.stock.projection.ts'
import { emailFigures, jobFigures } from './analytics.work.projection.ts'

export const analyticsRoutes: Routes = (serve) => {
  serve(analyticsEndpoints.traffic, ({ ctx, query }) => trafficFigures(ctx, query))
  serve(analyticsEndpoints.searches, ({ ctx, query }) => searchFigures(ctx, query))
  serve(analyticsEndpoints.stock, ({ ctx }) => stockFigures(ctx))
  serve(analyticsEndpoints.emails, ({ ctx, query }) => emailFigures(ctx, query.days))
  serve(analyticsEndpoints.jobs, ({ ctx }) => jobFigures(ctx))
  serve(analyticsEndpoints.retryJobs, ({ ctx, body }) => retryJobs(ctx, body.task))
}
