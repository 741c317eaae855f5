import { feature } from '#kernel/registry.ts'
import { purgePages } from './page.on-changed.purge.ts'
import { pageRoutes } from './page.routes.ts'

export const pageFeature = feature({
  name: 'page',
  routes: [pageRoutes],
  consumers: [purgePages],
})
