import { feature } from '#kernel/registry.ts'
import { purgeDictionary } from './dictionary.on-changed.purge.ts'
import { dictionaryRoutes } from './dictionary.routes.ts'

export const dictionaryFeature = feature({
  name: 'dictionary',
  routes: [dictionaryRoutes],
  consumers: [purgeDictionary],
})
