import { feature } from '#kernel/registry.ts'
import { deleteOldSecurityLog } from './security-log.delete-old.job.ts'
import { securityLogPersonalData } from './security-log.personal-data.ts'
import { securityLogRoutes } from './security-log.routes.ts'
import { securityLog } from './security-log.tables.ts'

export const securityLogFeature = feature({
  name: 'security-log',
  routes: [securityLogRoutes],
  jobs: [deleteOldSecurityLog],
  personalData: [securityLogPersonalData],
  retention: [{ table: securityLog, sweptBy: 'security-log.delete-old' }],
})
