import { feature } from '#kernel/registry.ts'
import { passportRoutes } from './passport.routes.ts'

export const passportFeature = feature({
  name: 'passport',
  routes: [passportRoutes],
})
