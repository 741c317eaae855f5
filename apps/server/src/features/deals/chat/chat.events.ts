import { event } from '#kernel/work/events.ts'

/** Someone of a desk wrote, or the buyer read: how many messages are unread has changed. */
export const chatUnreadChanged = event<{ memberId: string }>('chat.unread-changed')

/** Someone of our customer service wrote to a buyer whose WhatsApp takes answers. */
export const chatAnswered = event<{ messageId: string }>('chat.answered')

/** A consultation of this desk began, was taken, released or ended; null is our customer service. */
export const chatMoved = event<{ sellerId: string | null }>('chat.moved')

/** The buyer has not read what a desk wrote. Once until they read. */
export const chatLeftUnread = event<{ chatId: string }>('chat.left-unread')
