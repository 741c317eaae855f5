import { feature } from '#kernel/registry.ts'
import { loyaltyRoutes } from './loyalty.routes.ts'

export const loyaltyFeature = feature({ name: 'loyalty', routes: [loyaltyRoutes] })
