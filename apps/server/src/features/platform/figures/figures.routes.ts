import { figuresEndpoints } from '@ironsouq/contract/platform/figures/figures.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { searchFigures, trafficFigures } from './figures.projection.ts'
import { retryJobs } from './figures.service.ts'
import { stockFigures } from './figures.stock.projection.ts'
import { emailFigures, jobFigures } from './figures.work.projection.ts'

export const figuresRoutes: Routes = (serve) => {
  serve(figuresEndpoints.traffic, ({ ctx, query }) => trafficFigures(ctx, query))
  serve(figuresEndpoints.searches, ({ ctx, query }) => searchFigures(ctx, query))
  serve(figuresEndpoints.stock, ({ ctx }) => stockFigures(ctx))
  serve(figuresEndpoints.emails, ({ ctx, query }) => emailFigures(ctx, query.days))
  serve(figuresEndpoints.jobs, ({ ctx }) => jobFigures(ctx))
  serve(figuresEndpoints.retryJobs, ({ ctx, body }) => retryJobs(ctx, body.task))
}
