import { feature } from '#kernel/registry.ts'
import { freightTemplateRoutes } from './freight.template.routes.ts'

export const freightFeature = feature({ name: 'freight', routes: [freightTemplateRoutes] })
