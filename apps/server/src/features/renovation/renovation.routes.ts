import { renovationEndpoints } from '@ironsouq/contract/renovation/renovation.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { pageOfBlocks } from './renovation.home.queries.ts'

export const renovationRoutes: Routes = (serve) => {
  serve(renovationEndpoints.homepage, ({ ctx, query }) => pageOfBlocks(ctx, query.renovationType))
}
