import { feature } from '#kernel/registry.ts'
import { purgeSitemap } from './sitemap.on-changed.purge.ts'
import { recalculateSitemap } from './sitemap.on-device-changed.ts'
import { recalculateDueSitemap } from './sitemap.recalculate-due.job.ts'
import { sitemapRoutes } from './sitemap.routes.ts'

export const sitemapFeature = feature({
  name: 'sitemap',
  routes: [sitemapRoutes],
  consumers: [purgeSitemap, recalculateSitemap],
  jobs: [recalculateDueSitemap],
})
