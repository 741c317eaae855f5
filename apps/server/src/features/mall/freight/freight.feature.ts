import { feature } from '#kernel/registry.ts'
import { purgeClosedDays } from './freight.on-holiday-changed.purge.ts'
import { freightTemplateRoutes } from './freight.template.routes.ts'

export const freightFeature = feature({
  name: 'freight',
  routes: [freightTemplateRoutes],
  consumers: [purgeClosedDays],
})
