import { event } from '#kernel/work/events.ts'

export const certificationChanged = event<{ certificationId: string }>('certification.changed')
