import { atomic } from '#kernel/ctx.ts'
import { consumer, type EventKind } from '#kernel/work/events.ts'
import { publishStaff } from './inquiry.channel.ts'
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
const publishStaffOn = (name: string, on: EventKind<{ inquiryId: string }>) =>
  consumer({ name: `inquiry.tell-staff-${name}`, on, handle: (ctx) => atomic(ctx, publishStaff) })

export const tellStaffOfNews = [
  publishStaffOn('submitted', inquirySubmitted),
  publishStaffOn('pushed', inquiryPushed),
  publishStaffOn('invalidated', inquiryInvalidated),
  publishStaffOn('answered', inquiryAnswered),
]
