import { event } from '#kernel/work/events.ts'

/** Visitors see another version of a page. */
export const homePageChanged = event<{ versionId: string; page: string }>('home-page.changed')
