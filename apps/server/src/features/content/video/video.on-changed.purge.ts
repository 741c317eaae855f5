import { SITEMAP } from '@ironsouq/contract/content/sitemap/sitemap.pages'
import { HOME, VIDEOS } from '@ironsouq/contract/page-cache'
import { purgeConsumer } from '#kernel/work/purge.ts'
import { videoChanged } from './video.events.ts'

export const purgeVideos = purgeConsumer({
  name: 'video.purge-pages',
  on: videoChanged,
  tags: () => [VIDEOS, HOME, SITEMAP],
})
