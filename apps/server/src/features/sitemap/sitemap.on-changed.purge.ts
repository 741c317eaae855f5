import { SITEMAP, sitemapTag } from '@ironsouq/contract/sitemap/sitemap.pages'
import { purging } from '#kernel/purge.ts'
import { sitemapChanged } from './sitemap.events.ts'

export const purgeSitemap = purging({
  name: 'sitemap.purge-pages',
  on: sitemapChanged,
  tags: ({ number }) => [SITEMAP, sitemapTag(number)],
})
