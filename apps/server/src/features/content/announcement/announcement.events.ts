import { event } from '#kernel/work/events.ts'

/** It was written, changed or withdrawn, or it has started or ended. */
export const announcementChanged = event<{ announcementId: string }>('announcement.changed')
