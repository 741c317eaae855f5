import { event } from '#kernel/work/events.ts'

/** What delivery costs at a store, or how long it takes, has changed. */
export const freightChanged = event<{ sellerId: string }>('freight.changed')
