import { feature } from '#kernel/registry.ts'
import { cartPersonalData } from './cart.personal-data.ts'
import { cartRoutes } from './cart.routes.ts'

export const cartFeature = feature({
  name: 'cart',
  routes: [cartRoutes],
  personalData: [cartPersonalData],
})
