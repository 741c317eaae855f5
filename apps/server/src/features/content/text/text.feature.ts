import { feature } from '#kernel/registry.ts'
import { purgeTexts } from './text.on-changed.purge.ts'
import { textRoutes } from './text.routes.ts'

export const textFeature = feature({
  name: 'text',
  routes: [textRoutes],
  consumers: [purgeTexts],
})
