import { event } from '#kernel/work/events.ts'

/** A search was saved or deleted: the index is to follow. */
export const savedSearchChanged = event<{ savedSearchId: string }>('saved-search.changed')

/** A member is to be notified of what is new in their saved searches. */
export const searchDigestMade = event<{ memberId: string; digestId: string }>('search-digest.made')
