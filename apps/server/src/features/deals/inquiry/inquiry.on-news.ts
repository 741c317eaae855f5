import { atomic } from '#kernel/ctx.ts'
import { consumer, type EventKind } from '#kernel/work/events.ts'
import { tellStaff } from './inquiry.channel.ts'
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
const tellStaffOn = (name: string, on: EventKind<{ inquiryId: string }>) =>
  consumer({ name: `inquiry.tell-staff-${name}`, on, handle: (ctx) => atomic(ctx, tellStaff) })

export const tellStaffOfNews = [
  tellStaffOn('submitted', inquirySubmitted),
  tellStaffOn('pushed', inquiryPushed),
  tellStaffOn('invalidated', inquiryInvalidated),
  tellStaffOn('answered', inquiryAnswered),
]
