import { event } from '#kernel/work/events.ts'

/** The file of a feed is to be fetched. */
export const feedDue = event<{ feedId: string }>('feed.due')
