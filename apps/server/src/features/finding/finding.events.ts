import { event } from '#kernel/events.ts'

/** Words mean something else than before, or nothing any more. */
export const tradeWordsChanged = event<{ wordSetId: string }>('finding.wordsChanged')
