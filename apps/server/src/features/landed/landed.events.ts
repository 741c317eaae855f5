import { event } from '#kernel/events.ts'

/** A destination or a rate is otherwise than before. */
export const landedChanged = event<{ of: string }>('landed.changed')
