import { chatLifecycle } from '@ironsouq/contract/deals/chat/chat.lifecycle'
import {
  CHAT_MESSAGES_A_DAY,
  CHAT_NOTES_SHOWN,
  CHAT_NOTICE_MINUTES,
  type ChatSide,
} from '@ironsouq/contract/deals/chat/chat.limits'
import type { DeskList, ThreadQuery } from '@ironsouq/contract/deals/chat/chat.schema'
import { TODAY_MOST } from '@ironsouq/contract/platform/today/today.endpoints'
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  notInArray,
  sql,
  type SQL,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { lifecycleLog } from '#kernel/data/kernel.tables.ts'
import { escapedLike } from '#kernel/data/like.ts'
import { chat, chatMessage, chatNote, chatRating } from './chat.tables.ts'

export type ChatRow = typeof chat.$inferSelect
export type MessageRow = typeof chatMessage.$inferSelect

/** The conversations of one desk; null is our customer service. */
export const ofDesk = (sellerId: string | null): SQL =>
  sellerId === null ? isNull(chat.sellerId) : eq(chat.sellerId, sellerId)

export async function chatById(ctx: Ctx, id: string): Promise<ChatRow | undefined> {
  const [row] = await ctx.db.select().from(chat).where(eq(chat.id, id))
  return row
}

/** One conversation, locked until the commit: other writers wait. */
export async function lockedChat(ctx: TxCtx, which: SQL | undefined): Promise<ChatRow | undefined> {
  const [row] = await ctx.db.select().from(chat).where(which).for('update')
  return row
}

export const chatsOfMember = (ctx: Ctx, memberId: string): Promise<ChatRow[]> =>
  ctx.db
    .select()
    .from(chat)
    .where(eq(chat.memberId, memberId))
    .orderBy(desc(chat.updatedAt), desc(chat.id))
    .limit(200)

/** Messages that the member has not read, in all conversations. */
export async function unreadMessages(ctx: Ctx, memberId: string): Promise<number> {
  const rows = await ctx.db
    .select({
      unread: sql<number>`coalesce(sum(${chat.lastSeq} - ${chat.buyerReadSeq}), 0)::int`,
    })
    .from(chat)
    .where(eq(chat.memberId, memberId))
  return one(rows).unread
}

export async function messageSentAs(
  ctx: Ctx,
  chatId: string,
  { authorId, sendId }: { authorId: string; sendId: string },
): Promise<MessageRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(chatMessage)
    .where(
      and(
        eq(chatMessage.chatId, chatId),
        eq(chatMessage.authorId, authorId),
        eq(chatMessage.sendId, sendId),
      ),
    )
  return row
}

export const messagesInPlaces = (ctx: Ctx, chatId: string, places: readonly number[]) =>
  places.length === 0
    ? Promise.resolve([])
    : ctx.db
        .select()
        .from(chatMessage)
        .where(and(eq(chatMessage.chatId, chatId), inArray(chatMessage.seq, [...places])))

/** The last message of each of these conversations, by their ids. */
export async function lastMessages(ctx: Ctx, rows: readonly ChatRow[]) {
  if (rows.length === 0) return new Map<string, MessageRow>()
  const found = await ctx.db
    .select({ message: chatMessage })
    .from(chatMessage)
    .innerJoin(chat, and(eq(chat.id, chatMessage.chatId), eq(chat.lastSeq, chatMessage.seq)))
    .where(
      inArray(
        chat.id,
        rows.map(({ id }) => id),
      ),
    )
  return new Map(found.map(({ message }) => [message.chatId, message]))
}

/** A part of a conversation: after a place, or the last messages, before a place if it is given. */
export async function messagesOf(ctx: Ctx, { chatId, after, before, size }: ThreadQuery) {
  const own = eq(chatMessage.chatId, chatId)
  if (after !== undefined)
    return ctx.db
      .select()
      .from(chatMessage)
      .where(and(own, gt(chatMessage.seq, after)))
      .orderBy(asc(chatMessage.seq))
      .limit(size)
  const rows = await ctx.db
    .select()
    .from(chatMessage)
    .where(and(own, before === undefined ? undefined : lt(chatMessage.seq, before)))
    .orderBy(desc(chatMessage.seq))
    .limit(size)
  return rows.toReversed()
}

interface DeskViewer {
  sellerId: string | null
  personId: string
}

const LISTED_MAX = 200

/** The conversations of a desk, as one of its people sees them. */
export function chatsOfDesk(ctx: Ctx, { sellerId, personId }: DeskViewer, list: DeskList) {
  const conditions: Record<DeskList, SQL | undefined> = {
    waiting: eq(chat.state, 'waiting'),
    own: and(eq(chat.state, 'assigned'), eq(chat.assigneeId, personId)),
    colleagues: and(eq(chat.state, 'assigned'), ne(chat.assigneeId, personId)),
    ended: inArray(chat.state, ['ended', 'expired']),
  }
  const order =
    list === 'waiting'
      ? [asc(chat.waitingSince), asc(chat.id)]
      : [desc(chat.updatedAt), desc(chat.id)]
  return ctx.db
    .select()
    .from(chat)
    .where(and(ofDesk(sellerId), conditions[list]))
    .orderBy(...order)
    .limit(LISTED_MAX)
}

const FOUND_MAX = 20
const ORDER_NUMBER = /^\d{16}$/
const INQUIRY_NUMBER = /^\d{1,9}$/

/** The conversations of a desk that a text names: the buyer, an inquiry or an order. */
export const chatsFound = (ctx: Ctx, sellerId: string | null, text: string): Promise<ChatRow[]> => {
  const named = ORDER_NUMBER.test(text)
    ? eq(chat.orderNumber, text)
    : INQUIRY_NUMBER.test(text)
      ? eq(chat.inquiryNo, Number(text))
      : sql`lower(${chat.buyerName}) like ${`${escapedLike(text.toLowerCase())}%`}`
  return ctx.db
    .select()
    .from(chat)
    .where(and(ofDesk(sellerId), named))
    .orderBy(desc(chat.updatedAt), desc(chat.id))
    .limit(FOUND_MAX)
}

/** The conversation of a member with our customer service. */
export const officialChatOf = (ctx: Ctx, memberId: string): Promise<ChatRow[]> =>
  ctx.db
    .select()
    .from(chat)
    .where(and(eq(chat.memberId, memberId), ofDesk(null)))

export async function deskCounts(ctx: Ctx, { sellerId, personId }: DeskViewer) {
  const rows = await ctx.db
    .select({
      waiting: sql<number>`count(*) filter (where ${chat.state} = 'waiting')::int`,
      own: sql<number>`count(*) filter (where ${chat.assigneeId} = ${personId})::int`,
      colleagues: sql<number>`count(*) filter (
        where ${chat.state} = 'assigned' and ${chat.assigneeId} <> ${personId})::int`,
    })
    .from(chat)
    .where(and(ofDesk(sellerId), inArray(chat.state, ['waiting', 'assigned'])))
  return one(rows)
}

/** The conversation that has waited longest and that no one else is about to take, locked. */
export async function longestWaiting(ctx: TxCtx, sellerId: string | null) {
  const [row] = await ctx.db
    .select({ id: chat.id })
    .from(chat)
    .where(and(ofDesk(sellerId), eq(chat.state, 'waiting')))
    .orderBy(asc(chat.waitingSince), asc(chat.id))
    .limit(1)
    .for('update', { skipLocked: true })
  return row
}

/** How many wait for our customer service; more than a screen shows are not counted. */
export async function officialWaiting(ctx: Ctx): Promise<number> {
  const rows = await ctx.db
    .select({ id: chat.id })
    .from(chat)
    .where(and(ofDesk(null), eq(chat.state, 'waiting')))
    .limit(TODAY_MOST + 1)
  return rows.length
}

/** How buyers rated the last consultation of each of these conversations, by their ids. */
export async function ratingsOf(ctx: Ctx, rows: readonly ChatRow[]): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map()
  const found = await ctx.db
    .select({ chatId: chatRating.chatId, rating: chatRating.rating })
    .from(chatRating)
    .innerJoin(
      chat,
      and(eq(chat.id, chatRating.chatId), eq(chat.consultation, chatRating.consultation)),
    )
    .where(
      inArray(
        chatRating.chatId,
        rows.map(({ id }) => id),
      ),
    )
  return new Map(found.map(({ chatId, rating }) => [chatId, rating]))
}

/** The newest notes in the order in which they were written. */
export async function notesOf(ctx: Ctx, chatId: string) {
  const rows = await ctx.db
    .select()
    .from(chatNote)
    .where(eq(chatNote.chatId, chatId))
    .orderBy(desc(chatNote.createdAt), desc(chatNote.id))
    .limit(CHAT_NOTES_SHOWN)
  return rows.toReversed()
}

const DAY_MS = 86_400_000

const dayAgo = (ctx: Ctx) => new Date(ctx.now().getTime() - DAY_MS)

/**
 * Messages of one side within 24 hours. Both sides together cannot have written more than twice the limit in that
 * time, so that no older message is looked at.
 */
export const messagesToday = (ctx: Ctx, { id, lastSeq }: ChatRow, side: ChatSide) =>
  ctx.db.$count(
    chatMessage,
    and(
      eq(chatMessage.chatId, id),
      gt(chatMessage.seq, lastSeq - 2 * CHAT_MESSAGES_A_DAY),
      side === 'buyer' ? eq(chatMessage.author, 'buyer') : ne(chatMessage.author, 'buyer'),
      gt(chatMessage.createdAt, dayAgo(ctx)),
    ),
  )

/** Consultations that a member began within 24 hours: new conversations, and those that began again. */
export async function consultationsToday(ctx: Ctx, memberId: string): Promise<number> {
  const since = dayAgo(ctx)
  const own = and(eq(chat.memberId, memberId), gt(chat.updatedAt, since))
  const made = await ctx.db.$count(chat, and(own, gt(chat.createdAt, since)))
  const again = await ctx.db.$count(
    lifecycleLog,
    and(
      eq(lifecycleLog.entity, chatLifecycle.name),
      inArray(lifecycleLog.entityId, ctx.db.select({ id: chat.id }).from(chat).where(own)),
      eq(lifecycleLog.action, 'consult'),
      gt(lifecycleLog.createdAt, since),
    ),
  )
  return made + again
}

/** The conversations of a member, all of them. */
export async function chatIdsOf(ctx: Ctx, memberId: string): Promise<string[]> {
  const rows = await ctx.db.select({ id: chat.id }).from(chat).where(eq(chat.memberId, memberId))
  return rows.map(({ id }) => id)
}

/** Conversations without a message or change since this time. */
export async function oldChats(ctx: Ctx, before: Date): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: chat.id })
    .from(chat)
    .where(lt(chat.updatedAt, before))
    .limit(500)
  return rows.map(({ id }) => id)
}

/** The pictures that someone sent in these conversations and in no other. */
export const picturesOnlyIn = (ctx: Ctx, chatIds: readonly string[]) => {
  const elsewhere = alias(chatMessage, 'elsewhere')
  return ctx.db
    .select({
      author: chatMessage.author,
      authorId: chatMessage.authorId,
      pictureKey: chatMessage.pictureKey,
    })
    .from(chatMessage)
    .where(
      and(
        inArray(chatMessage.chatId, [...chatIds]),
        eq(chatMessage.kind, 'image'),
        notExists(
          ctx.db
            .select({ id: elsewhere.id })
            .from(elsewhere)
            .where(
              and(
                eq(elsewhere.pictureKey, chatMessage.pictureKey),
                eq(elsewhere.authorId, chatMessage.authorId),
                notInArray(elsewhere.chatId, [...chatIds]),
              ),
            ),
        ),
      ),
    )
}

/** A buyer whose unread message is old enough and who was not notified since they last read. */
export const isToNotify = (ctx: Ctx) =>
  and(
    isNull(chat.noticedAt),
    lte(chat.unreadSince, new Date(ctx.now().getTime() - CHAT_NOTICE_MINUTES * 60_000)),
  )
