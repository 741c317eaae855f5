import { deviceEndpoints } from '@ironsouq/contract/device/device.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { searchDevices } from './device-search.queries.ts'
import { suggestions } from './device-search.suggest.queries.ts'

export const deviceSearchRoutes: Routes = (serve) => {
  serve(deviceEndpoints.list, ({ ctx, query, from }) => searchDevices(ctx, query, from.address))

  serve(deviceEndpoints.suggest, async ({ ctx, query }) => ({
    suggestions: await suggestions(ctx, query.q),
  }))
}
