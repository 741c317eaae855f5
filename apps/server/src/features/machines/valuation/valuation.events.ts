import { event } from '#kernel/work/events.ts'

/** A machine's guide range is other than before. */
export const guideChanged = event<{ deviceId: string }>('valuation.guide-changed')
