import { publishToMember } from '#features/platform/notification/notification.service.ts'
import { atomic } from '#kernel/ctx.ts'
import { consumer } from '#kernel/work/events.ts'
import { chatUnreadChanged } from './chat.events.ts'
import { unreadMessages } from './chat.queries.ts'

/**
 * Tells all open pages of the buyer how many messages are unread [AP-13]. Not in the command: the call
 * of a seller does not reach the channel of a member.
 */
export const publishUnread = consumer({
  name: 'chat.publish-unread',
  on: chatUnreadChanged,
  handle: (ctx, { memberId }) =>
    atomic(ctx, (ctx) =>
      publishToMember(ctx, memberId, async () => ({
        type: 'messages',
        unreadMessages: await unreadMessages(ctx, memberId),
      })),
    ),
})
