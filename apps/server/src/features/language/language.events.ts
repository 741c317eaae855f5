import { event } from '#kernel/work/events.ts'

/** A language is offered otherwise than before. */
export const languageChanged = event<{ code: string }>('language.changed')
