import { event } from '#kernel/work/events.ts'

export const memberRegistered = event<{ memberId: string }>('registration.completed')
