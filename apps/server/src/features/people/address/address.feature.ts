import { feature } from '#kernel/registry.ts'
import { addressPersonalData } from './address.personal-data.ts'
import { addressRoutes } from './address.routes.ts'

export const addressFeature = feature({
  name: 'address',
  routes: [addressRoutes],
  personalData: [addressPersonalData],
})
