import { event } from '#kernel/work/events.ts'

/** The member's profile changed. */
export const memberChanged = event<{ memberId: string }>('member.changed')
