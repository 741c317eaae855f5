import { event } from '#kernel/work/events.ts'

/** What visitors read of a page may have changed: a text, a day or the state of a version. */
export const pageChanged = event<{ versionId: string }>('page.changed')
