import { event } from '#kernel/work/events.ts'

/** A block of a page changed: its texts, settings, position or visibility. */
export const renovationChanged = event<{ blockId: string; page: string }>('renovation.changed')
