import { consumer } from '#kernel/work/events.ts'
import { feedDue } from './feed.events.ts'
import { fetchFeed } from './feed.fetch.service.ts'

/** A repetition fetches again and finds the file that is known. */
export const fetchDueFeed = consumer({
  name: 'feed.fetch-file',
  on: feedDue,
  workerPool: 'feeds',
  handle: (ctx, { feedId }) => fetchFeed(ctx, feedId),
})
