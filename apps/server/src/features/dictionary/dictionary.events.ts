import { event } from '#kernel/events.ts'

/** A word of a dictionary, or its place in it, is other than before. */
export const dictionaryChanged = event<{ dictionaryItemId: string }>('dictionary.changed')
