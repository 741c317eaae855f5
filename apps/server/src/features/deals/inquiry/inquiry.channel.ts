import {
  STAFF_CHANNEL_ID,
  type StaffMessage,
} from '@ironsouq/contract/platform/realtime/realtime.frames'
import type { TxCtx } from '#kernel/ctx.ts'
import { appendToChannels, storedInLog } from '#kernel/realtime/channel-log.ts'
import { channel } from '#kernel/realtime/channel.ts'
import { inquiriesForStaffNow } from './inquiry.queries.ts'

const STAFF_KIND = 'staff'

/** The channel of all staff who read inquiries: how many of them wait. */
export const staffInquiryChannel = channel({
  kind: STAFF_KIND,
  mayJoin: (_, { audience, permissions }, id) =>
    audience === 'staff' && id === STAFF_CHANNEL_ID && permissions.has('inquiry.read'),
  ...storedInLog(STAFF_KIND),
})

/** Sends the numbers to the open clients of staff. */
export const publishToStaff = (ctx: TxCtx): Promise<void> =>
  appendToChannels(ctx, STAFF_KIND, [STAFF_CHANNEL_ID], async () => {
    const message: StaffMessage = await inquiriesForStaffNow(ctx)
    return () => message
  })
