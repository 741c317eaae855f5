import { feature } from '#kernel/registry.ts'
import { userCenterRoutes } from './user-center.routes.ts'

export const userCenterFeature = feature({
  name: 'user-center',
  routes: [userCenterRoutes],
})
