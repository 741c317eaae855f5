import { sellerPageEndpoints } from '@ironsouq/contract/people/seller-page/seller-page.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { sellerPage } from './seller-page.queries.ts'

export const sellerPageRoutes: Routes = (serve) => {
  serve(sellerPageEndpoints.page, ({ ctx, query }) => sellerPage(ctx, query))
}
