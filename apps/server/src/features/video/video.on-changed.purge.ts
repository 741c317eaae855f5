import { HOME, VIDEOS } from '@ironsouq/contract/page-cache'
import { SITEMAP } from '@ironsouq/contract/sitemap/sitemap.pages'
import { purgeConsumer } from '#kernel/work/purge.ts'
import { videoChanged } from './video.events.ts'

export const purgeVideos = purgeConsumer({
  name: 'video.purge-pages',
  on: videoChanged,
  tags: () => [VIDEOS, HOME, SITEMAP],
})
