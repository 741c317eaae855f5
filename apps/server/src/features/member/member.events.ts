import { event } from '#kernel/events.ts'

/** Anything that a member says of himself is other than before. */
export const memberChanged = event<{ memberId: string }>('member.changed')
