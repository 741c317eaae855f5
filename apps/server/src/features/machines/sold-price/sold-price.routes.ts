import { soldPriceEndpoints } from '@ironsouq/contract/machines/sold-price/sold-price.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { soldModels, soldPrices } from './sold-price.queries.ts'

export const soldPriceRoutes: Routes = (serve) => {
  serve(soldPriceEndpoints.models, ({ ctx, query }) => soldModels(ctx, query))
  serve(soldPriceEndpoints.model, ({ ctx, query }) => soldPrices(ctx, query))
}
