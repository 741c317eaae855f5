import { feature } from '#kernel/registry.ts'
import { purgeSearch } from './search.on-words-changed.purge.ts'
import { searchRoutes } from './search.routes.ts'

export const searchFeature = feature({
  name: 'search',
  routes: [searchRoutes],
  consumers: [purgeSearch],
})
