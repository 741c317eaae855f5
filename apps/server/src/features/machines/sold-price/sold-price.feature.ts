import { feature } from '#kernel/registry.ts'
import { soldPriceRoutes } from './sold-price.routes.ts'

export const soldPriceFeature = feature({ name: 'sold-price', routes: [soldPriceRoutes] })
