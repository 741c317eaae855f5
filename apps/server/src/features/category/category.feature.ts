import { feature } from '#kernel/registry.ts'
import { categoryRoutes } from './category.routes.ts'

export const categoryFeature = feature({
  name: 'category',
  routes: [categoryRoutes],
})
