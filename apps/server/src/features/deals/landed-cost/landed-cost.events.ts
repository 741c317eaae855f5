import { event } from '#kernel/work/events.ts'

/** A destination or a rate has changed. */
export const landedCostChanged = event<{ of: string }>('landed-cost.changed')
