import { event } from '#kernel/work/events.ts'

export const staffInvited = event<{ staffId: string; invitationId: string }>('staff.invited')
