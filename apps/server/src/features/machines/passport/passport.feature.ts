import { feature } from '#kernel/registry.ts'
import { deleteOldPassports } from './passport.delete-old.job.ts'
import { passportRoutes } from './passport.routes.ts'

export const passportFeature = feature({
  name: 'passport',
  routes: [passportRoutes],
  jobs: [deleteOldPassports],
})
