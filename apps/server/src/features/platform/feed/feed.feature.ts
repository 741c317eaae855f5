import { feature } from '#kernel/registry.ts'
import { fetchDueFeed } from './feed.on-due.ts'
import { feedImportSteps } from './feed.on-import.ts'
import { planFeeds } from './feed.plan-due.job.ts'
import { feedRoutes } from './feed.routes.ts'

export const feedFeature = feature({
  name: 'feed',
  routes: [feedRoutes],
  consumers: [fetchDueFeed, ...feedImportSteps],
  jobs: [planFeeds],
})
