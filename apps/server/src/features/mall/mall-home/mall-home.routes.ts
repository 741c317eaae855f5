import { mallHomeEndpoints } from '@ironsouq/contract/mall/mall-home/mall-home.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { mallHome } from './mall-home.queries.ts'

export const mallHomeRoutes: Routes = (serve) => {
  serve(mallHomeEndpoints.home, ({ ctx, from }) => mallHome(ctx, from.address))
}
