import { feature } from '#kernel/registry.ts'
import { purgeLanguage } from './language.on-changed.purge.ts'
import { languageRoutes } from './language.routes.ts'

export const languageFeature = feature({
  name: 'language',
  routes: [languageRoutes],
  consumers: [purgeLanguage],
})
