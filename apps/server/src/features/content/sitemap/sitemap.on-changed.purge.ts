import { SITEMAP, sitemapTag } from '@ironsouq/contract/content/sitemap/sitemap.pages'
import { purgeConsumer } from '#kernel/work/purge.ts'
import { sitemapChanged } from './sitemap.events.ts'

export const purgeSitemap = purgeConsumer({
  name: 'sitemap.purge-pages',
  on: sitemapChanged,
  tags: ({ number }) => [SITEMAP, sitemapTag(number)],
})
