import { HOME, NEWS, newsTag } from '@ironsouq/contract/page-cache'
import { purgeConsumer } from '#kernel/work/purge.ts'
import { newsChanged } from './news.events.ts'

export const purgeNews = purgeConsumer({
  name: 'news.purge-pages',
  on: newsChanged,
  tags: ({ newsId }) => [NEWS, HOME, newsTag(newsId)],
})
