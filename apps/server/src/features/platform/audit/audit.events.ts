import { event } from '#kernel/work/events.ts'

export const auditExportAsked = event<{ exportId: string }>('audit.export-asked')
