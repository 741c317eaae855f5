import { feature } from '#kernel/registry.ts'
import { sellerPageRoutes } from './seller-page.routes.ts'

export const sellerPageFeature = feature({ name: 'seller-page', routes: [sellerPageRoutes] })
