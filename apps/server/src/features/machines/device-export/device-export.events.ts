import { event } from '#kernel/work/events.ts'

export const deviceExportAsked = event<{ exportId: string }>('device-export.asked')
