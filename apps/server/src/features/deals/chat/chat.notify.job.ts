import { CHAT_NOTICE_MINUTES } from '@ironsouq/contract/deals/chat/chat.limits'
import { isNull } from 'drizzle-orm'
import { deadline } from '#kernel/work/deadlines.ts'
import { chat } from './chat.tables.ts'
import { notifyOfUnread } from './chat.unread.service.ts'

/** Notifies buyers of messages that they have not read. */
export const notifyBuyers = deadline({
  name: 'chat.notify',
  table: chat,
  at: 'unreadSince',
  afterMs: CHAT_NOTICE_MINUTES * 60_000,
  where: () => isNull(chat.noticedAt),
  run: (ctx, { id }) => notifyOfUnread(ctx, id),
})
