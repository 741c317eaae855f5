import { event } from '#kernel/work/events.ts'

/** A field of specifications was added or changed, or their order. */
export const specFieldsChanged = event<{ fieldIds: readonly string[] }>('spec.changed')
