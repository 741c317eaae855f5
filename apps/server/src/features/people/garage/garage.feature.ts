import { feature } from '#kernel/registry.ts'
import { garagePersonalData } from './garage.personal-data.ts'
import { garageRoutes } from './garage.routes.ts'

export const garageFeature = feature({
  name: 'garage',
  routes: [garageRoutes],
  personalData: [garagePersonalData],
})
