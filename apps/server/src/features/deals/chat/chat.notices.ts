import { notice } from '#kernel/work/notices.ts'
import { chatLeftUnread } from './chat.events.ts'
import { chatForBuyer } from './chat.projection.ts'
import { chatById } from './chat.queries.ts'
import { chatUnreadEmail } from './emails/chat-unread.email.ts'

/** One notice and one email for all messages that a buyer has not read, not one for each. */
export const chatUnreadNotice = notice({
  kind: 'chatUnread',
  on: chatLeftUnread,
  group: 'machines',
  async to(ctx, { chatId }) {
    const row = await chatById(ctx, chatId)
    return row ? [row.memberId] : []
  },
  async facts(ctx, { chatId }) {
    return (await chatById(ctx, chatId)) ? { chatId } : undefined
  },
  link: () => '/chat',
  async mail(ctx, { chatId }) {
    const row = await chatById(ctx, chatId)
    if (!row || row.unreadSince === null) return undefined
    const { seller } = await chatForBuyer(ctx, row.memberId, chatId)
    const sellerName = seller?.name ?? null
    return chatUnreadEmail(ctx.locale, { sellerName, siteUrl: ctx.site.url })
  },
})
