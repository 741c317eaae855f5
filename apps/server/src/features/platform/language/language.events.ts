import { event } from '#kernel/work/events.ts'

/** The languages are offered otherwise than before. */
export const languageChanged = event<{ version: number }>('language.changed')
