import { feature } from '#kernel/registry.ts'
import { deleteOldSessions } from './session.delete-old.job.ts'
import { sessionPersonalData } from './session.personal-data.ts'
import { sessionRoutes } from './session.routes.ts'

export const sessionFeature = feature({
  name: 'session',
  routes: [sessionRoutes],
  jobs: [deleteOldSessions],
  personalData: [sessionPersonalData],
})
