import { event } from '#kernel/work/events.ts'

/** A text of a remark changed, or where it is offered. */
export const inspectionRemarkChanged = event<{ remarkId: string }>('inspection-remark.changed')
