import { and, asc, eq } from 'drizzle-orm'
import { personalData } from '#kernel/data/personal-data.ts'
import { deleteChats } from './chat.delete.service.ts'
import { chatIdsOf } from './chat.queries.ts'
import {
  chat,
  chatMessage,
  chatNote,
  chatRating,
  chatReport,
  chatTranslation,
} from './chat.tables.ts'

const BATCH = 200

/**
 * Everything that the member and others wrote in the member's conversations. Of what a desk noted for
 * itself only the time: the other side of a bargain does not read it, and neither does a suspect.
 */
export const chatPersonalData = personalData({
  name: 'chats',
  tables: ['chat', 'chat_message', 'chat_translation', 'chat_note', 'chat_rating', 'chat_report'],
  async read(ctx, memberId) {
    const chats = await ctx.db
      .select({
        chatId: chat.id,
        sellerId: chat.sellerId,
        buyerName: chat.buyerName,
        locale: chat.locale,
        state: chat.state,
        consultation: chat.consultation,
        deviceId: chat.deviceId,
        inquiryNo: chat.inquiryNo,
        productId: chat.productId,
        orderNumber: chat.orderNumber,
        createdAt: chat.createdAt,
      })
      .from(chat)
      .where(eq(chat.memberId, memberId))
      .orderBy(asc(chat.createdAt))
    const messages = await ctx.db
      .select({
        chatId: chatMessage.chatId,
        seq: chatMessage.seq,
        kind: chatMessage.kind,
        author: chatMessage.author,
        authorName: chatMessage.authorName,
        text: chatMessage.body,
        orderNumber: chatMessage.orderNumber,
        via: chatMessage.via,
        sentAt: chatMessage.createdAt,
      })
      .from(chatMessage)
      .innerJoin(chat, eq(chat.id, chatMessage.chatId))
      .where(eq(chat.memberId, memberId))
      .orderBy(chatMessage.chatId, chatMessage.seq)
    const translations = await ctx.db
      .select({
        chatId: chatMessage.chatId,
        seq: chatMessage.seq,
        locale: chatTranslation.locale,
        text: chatTranslation.body,
      })
      .from(chatTranslation)
      .innerJoin(chatMessage, eq(chatMessage.id, chatTranslation.messageId))
      .innerJoin(chat, eq(chat.id, chatMessage.chatId))
      .where(eq(chat.memberId, memberId))
      .orderBy(chatMessage.chatId, chatMessage.seq, chatTranslation.locale)
    const notes = await ctx.db
      .select({ chatId: chatNote.chatId, writtenAt: chatNote.createdAt })
      .from(chatNote)
      .innerJoin(chat, eq(chat.id, chatNote.chatId))
      .where(eq(chat.memberId, memberId))
      .orderBy(asc(chatNote.createdAt))
    const ratings = await ctx.db
      .select({ chatId: chatRating.chatId, rating: chatRating.rating, at: chatRating.createdAt })
      .from(chatRating)
      .innerJoin(chat, eq(chat.id, chatRating.chatId))
      .where(eq(chat.memberId, memberId))
    const reports = await ctx.db
      .select({
        chatId: chatReport.chatId,
        reason: chatReport.reason,
        note: chatReport.note,
        at: chatReport.createdAt,
      })
      .from(chatReport)
      .innerJoin(chat, eq(chat.id, chatReport.chatId))
      .where(and(eq(chat.memberId, memberId), eq(chatReport.side, 'buyer')))
    return { chats, messages, translations, notes, ratings, reports }
  },
  async erase(ctx, memberId) {
    const ids = await chatIdsOf(ctx, memberId)
    for (let from = 0; from < ids.length; from += BATCH)
      await deleteChats(ctx, ids.slice(from, from + BATCH))
  },
})
