import { event } from '#kernel/work/events.ts'

/** One member is to receive the email of a notice. */
export const noticeEmailPlanned = event<{ noticeEmailId: string }>('notification.email-planned')
