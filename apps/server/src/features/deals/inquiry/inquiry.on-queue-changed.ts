import { atomic } from '#kernel/ctx.ts'
import { consumer, type EventKind } from '#kernel/work/events.ts'
import { publishToStaff } from './inquiry.channel.ts'
import {
  inquiryAnswered,
  inquiryInvalidated,
  inquiryPushed,
  inquirySubmitted,
} from './inquiry.events.ts'

/**
 * In the worker: a call of a merchant, who may write, cannot reach the channel of staff. A repetition
 * sends the same numbers again.
 */
const publishToStaffOn = (name: string, on: EventKind<{ inquiryId: string }>) =>
  consumer({
    name: `inquiry.publish-to-staff-${name}`,
    on,
    handle: (ctx) => atomic(ctx, publishToStaff),
  })

export const publishQueueToStaff = [
  publishToStaffOn('submitted', inquirySubmitted),
  publishToStaffOn('pushed', inquiryPushed),
  publishToStaffOn('invalidated', inquiryInvalidated),
  publishToStaffOn('answered', inquiryAnswered),
]
