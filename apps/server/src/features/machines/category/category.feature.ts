import { feature } from '#kernel/registry.ts'
import { purgeCategories } from './category.on-changed.purge.ts'
import { categoryRoutes } from './category.routes.ts'

export const categoryFeature = feature({
  name: 'category',
  routes: [categoryRoutes],
  consumers: [purgeCategories],
})
