import { feature } from '#kernel/registry.ts'
import { deleteOldSessions } from './session.delete-old.job.ts'
import { sessionPersonalData } from './session.personal-data.ts'
import { sessionRoutes } from './session.routes.ts'
import { knownDevice, session } from './session.tables.ts'

export const sessionFeature = feature({
  name: 'session',
  routes: [sessionRoutes],
  jobs: [deleteOldSessions],
  personalData: [sessionPersonalData],
  retention: [
    { table: session, sweptBy: deleteOldSessions.name },
    // A device that was not used for so long is asked for a code again.
    { table: knownDevice, since: knownDevice.lastSeenAt, days: 400 },
  ],
})
