import { event } from '#kernel/events.ts'

/** One member is to be mailed about a machine that he saved. */
export const savedMailPlanned = event<{ savedMailId: string }>('savedMail.planned')
