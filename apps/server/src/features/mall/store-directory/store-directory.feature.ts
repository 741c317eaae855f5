import { feature } from '#kernel/registry.ts'
import { storeDirectoryRoutes } from './store-directory.routes.ts'

export const storeDirectoryFeature = feature({
  name: 'store-directory',
  routes: [storeDirectoryRoutes],
})
