import { feature } from '#kernel/registry.ts'
import { purgeNews } from './news.on-changed.purge.ts'
import { publishDueNews } from './news.publish-due.job.ts'
import { newsRoutes } from './news.routes.ts'

export const newsFeature = feature({
  name: 'news',
  routes: [newsRoutes],
  consumers: [purgeNews],
  jobs: [publishDueNews],
})
