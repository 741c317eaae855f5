import { event } from '#kernel/work/events.ts'

/** Staff created or changed a level: members may have reached it. */
export const memberLevelChanged = event<{ levelId: string }>('member-level.changed')
