import { feature } from '#kernel/registry.ts'
import { publishSubmitted } from './seller-desk.on-submitted.ts'
import { sellerDeskRoutes } from './seller-desk.routes.ts'

export const sellerDeskFeature = feature({
  name: 'seller-desk',
  routes: [sellerDeskRoutes],
  consumers: [publishSubmitted],
})
