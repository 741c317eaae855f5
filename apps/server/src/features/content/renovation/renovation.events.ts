import { event } from '#kernel/work/events.ts'

/** Visitors see another version of a page. */
export const renovationChanged = event<{ versionId: string; page: string }>('renovation.changed')
