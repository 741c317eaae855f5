import { feature } from '#kernel/registry.ts'
import { checkInPersonalData } from './check-in.personal-data.ts'
import { checkInRoutes } from './check-in.routes.ts'

export const checkInFeature = feature({
  name: 'check-in',
  routes: [checkInRoutes],
  personalData: [checkInPersonalData],
})
