import { event } from '#kernel/work/events.ts'

export const accountChanged = event<{ changeId: string }>('account-change.recorded')
