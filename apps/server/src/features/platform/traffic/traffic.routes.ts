import { trafficEndpoints } from '@ironsouq/contract/platform/traffic/traffic.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { countVisits } from './traffic.service.ts'

export const trafficRoutes: Routes = (serve) => {
  serve(trafficEndpoints.count, async ({ ctx, body }) => ({
    counted: await countVisits(ctx, body.views),
  }))
}
