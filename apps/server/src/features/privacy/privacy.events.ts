import { event } from '#kernel/events.ts'

export const exportAsked = event<{ exportId: string }>('privacy.export-asked')
/** The archive lies ready, and its member is to learn where. */
export const exportPacked = event<{ exportId: string }>('privacy.export-packed')
export const memberErased = event<{ erasureId: string }>('privacy.member-erased')
