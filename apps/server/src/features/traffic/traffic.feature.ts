import { feature } from '#kernel/registry.ts'
import { closeTrafficDays } from './traffic.close-days.job.ts'
import { trafficRoutes } from './traffic.routes.ts'

export const trafficFeature = feature({
  name: 'traffic',
  routes: [trafficRoutes],
  jobs: [closeTrafficDays],
})
