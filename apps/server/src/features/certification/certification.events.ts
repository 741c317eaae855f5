import { event } from '#kernel/events.ts'

export const certificationChanged = event<{ certificationId: string }>('certification.changed')
