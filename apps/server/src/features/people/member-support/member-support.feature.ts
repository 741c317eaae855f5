import { feature } from '#kernel/registry.ts'
import { memberSupportRoutes } from './member-support.routes.ts'
import { memberReading } from './member-support.tables.ts'

/** Members as the service agents of the back office see them. */
export const memberSupportFeature = feature({
  name: 'member-support',
  routes: [memberSupportRoutes],
  retention: [{ table: memberReading, since: memberReading.createdAt, days: 400 }],
})
