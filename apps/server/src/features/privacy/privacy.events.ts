import { event } from '#kernel/work/events.ts'

export const exportRequested = event<{ exportId: string }>('privacy.export-requested')
/** The archive can be downloaded. */
export const exportPacked = event<{ exportId: string }>('privacy.export-packed')
export const memberErased = event<{ erasureId: string }>('privacy.member-erased')
