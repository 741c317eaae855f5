import { event } from '#kernel/work/events.ts'

/** A batch was started or resumed. */
export const batchStarted = event<{ batchId: string }>('batch.started')
