import { feature } from '#kernel/registry.ts'
import { purgeProductCategories } from './product-category.on-changed.purge.ts'
import { productCategoryRoutes } from './product-category.routes.ts'

export const productCategoryFeature = feature({
  name: 'product-category',
  routes: [productCategoryRoutes],
  consumers: [purgeProductCategories],
})
