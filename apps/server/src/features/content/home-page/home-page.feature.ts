import { feature } from '#kernel/registry.ts'
import { purgeHomePage } from './home-page.on-changed.purge.ts'
import { publishDueHomePage } from './home-page.publish-due.job.ts'
import { homePageRoutes } from './home-page.routes.ts'

export const homePageFeature = feature({
  name: 'home-page',
  routes: [homePageRoutes],
  consumers: [purgeHomePage],
  jobs: [publishDueHomePage],
})
