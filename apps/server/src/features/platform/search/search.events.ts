import { event } from '#kernel/work/events.ts'

/** The meaning of trade words has changed, or they were removed. */
export const tradeWordsChanged = event<{ wordSetId: string }>('search.wordsChanged')
