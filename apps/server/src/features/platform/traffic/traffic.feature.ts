import { feature } from '#kernel/registry.ts'
import { closeTrafficDays } from './traffic.close-days.job.ts'
import { trafficRoutes } from './traffic.routes.ts'
import { trafficCount, trafficVisitor } from './traffic.tables.ts'

export const trafficFeature = feature({
  name: 'traffic',
  routes: [trafficRoutes],
  jobs: [closeTrafficDays],
  retention: [
    // The totals of each day stay.
    { table: trafficCount, since: trafficCount.day, days: 400 },
    { table: trafficVisitor, sweptBy: closeTrafficDays.name },
  ],
})
