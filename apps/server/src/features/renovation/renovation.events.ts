import { event } from '#kernel/events.ts'

/** A block of a page is other than before: its words, its settings, its place, or that it shows. */
export const renovationChanged = event<{ blockId: string; page: string }>('renovation.changed')
