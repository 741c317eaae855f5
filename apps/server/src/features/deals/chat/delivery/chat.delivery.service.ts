import type { ChatDelivery } from '@ironsouq/contract/deals/chat/chat.limits'
import { and, eq, inArray, lt } from 'drizzle-orm'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { publishToDesk } from '../chat.channel.ts'
import { lockedChat, type ChatRow, type MessageRow } from '../chat.queries.ts'
import { markRead } from '../chat.service.ts'
import { chat, chatMessage } from '../chat.tables.ts'

/** An answer that is about to be sent, and whom it is for. */
export interface ClaimedAnswer {
  message: MessageRow
  chat: ChatRow
}

const UNSETTLED: ChatDelivery[] = ['waiting', 'sending']

/** What a status may follow. It comes late, twice or before the answer of the call that it is about. */
const BEFORE: Partial<Record<ChatDelivery, ChatDelivery[]>> = {
  sent: ['waiting', 'sending', 'failed'],
  delivered: ['waiting', 'sending', 'failed', 'sent'],
  read: ['waiting', 'sending', 'failed', 'sent', 'delivered'],
  failed: ['sending', 'sent'],
  late: ['sending', 'sent'],
}

/** A message with its conversation, which is locked first, as everywhere. */
async function lockedMessage(ctx: TxCtx, messageId: string): Promise<ClaimedAnswer | undefined> {
  const which = eq(chatMessage.id, messageId)
  const [found] = await ctx.db.select({ chatId: chatMessage.chatId }).from(chatMessage).where(which)
  const row = found && (await lockedChat(ctx, eq(chat.id, found.chatId)))
  const [message] = row ? await ctx.db.select().from(chatMessage).where(which) : []
  return row && message ? { message, chat: row } : undefined
}

async function move(
  ctx: TxCtx,
  { message, chat: { sellerId } }: ClaimedAnswer,
  delivery: ChatDelivery,
): Promise<void> {
  await ctx.db.update(chatMessage).set({ delivery }).where(eq(chatMessage.id, message.id))
  await publishToDesk(ctx, sellerId, { type: 'state', chatId: message.chatId })
}

async function waitsForEarlier(ctx: TxCtx, { chatId, seq }: MessageRow): Promise<boolean> {
  const earlier = and(
    eq(chatMessage.chatId, chatId),
    lt(chatMessage.seq, seq),
    inArray(chatMessage.delivery, UNSETTLED),
  )
  return (await ctx.db.$count(chatMessage, earlier)) > 0
}

/**
 * Claims an answer before it is sent, so that it is sent once: WhatsApp knows no idempotency key. An
 * answer that this job claimed before was sent or not when its process ended; it is not sent again.
 */
export const claimAnswer = (
  ctx: Ctx,
  messageId: string,
): Promise<ClaimedAnswer | 'settled' | 'waits'> =>
  atomic(ctx, async (ctx) => {
    const found = await lockedMessage(ctx, messageId)
    const delivery = found?.message.delivery
    if (!found || !delivery || !UNSETTLED.includes(delivery)) return 'settled'
    if (delivery === 'sending') {
      await move(ctx, found, 'failed')
      return 'settled'
    }
    const { whatsappUntil } = found.chat
    if (whatsappUntil === null || whatsappUntil <= ctx.now()) {
      await move(ctx, found, 'late')
      return 'settled'
    }
    if (await waitsForEarlier(ctx, found.message)) return 'waits'
    await move(ctx, found, 'sending')
    return found
  })

/** What became of an answer that was claimed, unless a status has come meanwhile. */
export const settleAnswer = (ctx: Ctx, messageId: string, delivery: ChatDelivery): Promise<void> =>
  atomic(ctx, async (ctx) => {
    const found = await lockedMessage(ctx, messageId)
    if (found?.message.delivery === 'sending') await move(ctx, found, delivery)
  })

/** What WhatsApp says about an answer. One that was read there is read in the conversation. */
export const noteDelivery = (ctx: Ctx, messageId: string, delivery: ChatDelivery): Promise<void> =>
  atomic(ctx, async (ctx) => {
    const found = await lockedMessage(ctx, messageId)
    const before = found?.message.delivery
    if (!found || !before || !BEFORE[delivery]?.includes(before)) return
    const { message, chat: row } = found
    const buyer = {
      author: 'buyer',
      id: row.memberId,
      name: row.buyerName,
      sellerId: null,
    } as const
    // Channels are locked in one order: that of the conversation before that of the desk.
    if (delivery === 'read') await markRead(ctx, buyer, row.id, message.seq)
    await move(ctx, found, delivery)
  })
