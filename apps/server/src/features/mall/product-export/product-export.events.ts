import { event } from '#kernel/work/events.ts'

export const productExportAsked = event<{ exportId: string }>('product-export.asked')
