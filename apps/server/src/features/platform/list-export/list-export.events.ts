import { event } from '#kernel/work/events.ts'

export const listExportAsked = event<{ exportId: string }>('list-export.asked')
