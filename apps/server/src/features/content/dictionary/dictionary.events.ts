import { event } from '#kernel/work/events.ts'

/** A dictionary item changed: its text or its position. */
export const dictionaryChanged = event<{ dictionaryItemId: string }>('dictionary.changed')
