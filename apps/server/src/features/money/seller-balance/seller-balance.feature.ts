import { feature } from '#kernel/registry.ts'
import { sellerBalanceRoutes } from './seller-balance.routes.ts'

export const sellerBalanceFeature = feature({
  name: 'seller-balance',
  routes: [sellerBalanceRoutes],
})
