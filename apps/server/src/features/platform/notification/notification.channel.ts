import { storedInLog } from '#kernel/realtime/channel-log.ts'
import { channel } from '#kernel/realtime/channel.ts'

export const MEMBER_CHANNEL = 'member'

/** A member's own channel: what happens to their notifications. */
export const memberChannel = channel({
  kind: MEMBER_CHANNEL,
  mayJoin: (_, who, memberId) => who.audience === 'member' && who.id === memberId,
  ...storedInLog(MEMBER_CHANNEL),
})
