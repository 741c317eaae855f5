import { event } from '#kernel/work/events.ts'

export const servicePromiseChanged = event<{ version: number }>('service-promise.changed')
