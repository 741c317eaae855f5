import { event } from '#kernel/work/events.ts'

/** The order or the visibility of the filters of the list has changed. */
export const facetsChanged = event<{ version: number }>('facet.changed')
