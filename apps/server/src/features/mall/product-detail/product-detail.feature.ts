import { feature } from '#kernel/registry.ts'
import { productDetailRoutes } from './product-detail.routes.ts'

export const productDetailFeature = feature({
  name: 'product-detail',
  routes: [productDetailRoutes],
})
