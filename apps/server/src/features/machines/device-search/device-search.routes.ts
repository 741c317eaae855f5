import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { noteMiss } from '#features/platform/search-miss/search-miss.service.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { searchDevices } from './device-search.queries.ts'
import { suggestions } from './device-search.suggest.queries.ts'

export const deviceSearchRoutes: Routes = (serve) => {
  serve(deviceEndpoints.list, async ({ ctx, query, from }) => {
    const page = await searchDevices(ctx, query, from.address)
    if (page.total === 0 && page.answeredBy === 'index') noteMiss(ctx, query, from.address)
    return page
  })

  serve(deviceEndpoints.suggest, async ({ ctx, query }) => ({
    suggestions: await suggestions(ctx, query.q),
  }))
}
