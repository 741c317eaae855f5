import type { chatEndpoints } from '@ironsouq/contract/deals/chat/chat.endpoints'
import { chatLifecycle, isChatOpen } from '@ironsouq/contract/deals/chat/chat.lifecycle'
import {
  CHAT_EXPIRES_HOURS,
  CHAT_MESSAGES_A_DAY,
  CONSULTATIONS_A_DAY,
  type ChatAuthor,
  type ChatDelivery,
} from '@ironsouq/contract/deals/chat/chat.limits'
import type { ChatSend } from '@ironsouq/contract/deals/chat/chat.schema'
import type { BodyOf } from '@ironsouq/contract/endpoint'
import { and, eq, lte, type SQL } from 'drizzle-orm'
import { inquiryOf } from '#features/deals/inquiry/inquiry.queries.ts'
import { deviceRow } from '#features/machines/device/device.queries.ts'
import { orderOfBuyer } from '#features/mall/order/order.queries.ts'
import { publishedProduct } from '#features/mall/product/product.queries.ts'
import { lockMember } from '#features/people/member/member.service.ts'
import { sellerByCode } from '#features/people/seller/seller.queries.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { transition } from '#kernel/data/transition.ts'
import { FieldFaults, notFound, Refusal } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { publishToChat, publishToDesk, publishQueue } from './chat.channel.ts'
import { AUDIENCE_OF, columnsOf, orderCopy } from './chat.content.service.ts'
import { chatAnswered, chatMoved, chatUnreadChanged } from './chat.events.ts'
import { presentMessage, stateNews, unreadBy } from './chat.present.ts'
import {
  consultationsToday,
  lockedChat,
  messageSentAs,
  messagesToday,
  ofDesk,
  type ChatRow,
  type MessageRow,
} from './chat.queries.ts'
import { chat, chatMessage } from './chat.tables.ts'

type Consult = BodyOf<typeof chatEndpoints.consult>

/** Who writes: a buyer in their own conversations, people of a desk in those that they have taken. */
export interface Writer {
  author: ChatAuthor
  id: string
  name: string
  /** Of the desk; a buyer has none. */
  sellerId: string | null
  /** Of a buyer who writes from WhatsApp: until when answers may go there. */
  whatsappUntil?: Date
}

const EXPIRES_MS = CHAT_EXPIRES_HOURS * 3_600_000

/** When a consultation expires if no one writes from now on. */
export const expiryFrom = (ctx: Ctx) => new Date(ctx.now().getTime() + EXPIRES_MS)

type Pinned = Pick<
  ChatRow,
  | 'sellerId'
  | 'deviceId'
  | 'inquiryId'
  | 'inquiryNo'
  | 'productId'
  | 'orderId'
  | 'orderNumber'
  | 'orderMinor'
  | 'orderCurrency'
>

async function sellerAsked(ctx: Ctx, { sellerCode }: Consult, ofSubject: string | undefined) {
  if (sellerCode === undefined && ofSubject !== undefined) return ofSubject
  const named = sellerCode === undefined ? undefined : await sellerByCode(ctx, sellerCode)
  if (named) return named.id
  throw new FieldFaults([{ field: 'sellerCode', key: 'error.fieldNotAllowed', values: {} }])
}

/**
 * The desk, and what the consultation is about. A machine must be for sale, a product must have a page, inquiry and
 * order are the member's own; with a store all but the inquiry are of that store.
 */
async function pinnedBy(ctx: Ctx, memberId: string, given: Consult): Promise<Pinned> {
  const { deviceId, inquiryId, productId, orderId } = given
  const machine = deviceId === null ? undefined : await deviceRow(ctx, deviceId)
  if (machine && machine.state !== 'listed' && machine.state !== 'reserved') throw notFound()
  const asked = inquiryId === null ? undefined : await inquiryOf(ctx, memberId, inquiryId)
  const offered = productId === null ? undefined : await publishedProduct(ctx, productId)
  const bought = orderId === null ? undefined : await orderOfBuyer(ctx, memberId, orderId)
  if ((inquiryId && !asked) || (productId && !offered) || (orderId && !bought)) throw notFound()
  const sellers = [machine, offered, bought].flatMap((each) => each?.sellerId ?? [])
  const sellerId = given.desk === 'official' ? null : await sellerAsked(ctx, given, sellers[0])
  if (sellerId !== null && sellers.some((each) => each !== sellerId)) throw notFound()
  const inquiryNo = asked?.inquiryNo ?? null
  return { sellerId, deviceId, inquiryId, inquiryNo, productId, ...orderCopy(bought) }
}

const SUBJECTS = ['deviceId', 'inquiryId', 'productId', 'orderId'] as const

/** An open conversation goes on unless it is to be about something else. */
const goesOn = (row: ChatRow, pinned: Pinned): boolean =>
  isChatOpen(row.state) &&
  SUBJECTS.every((each) => pinned[each] === null || pinned[each] === row[each])

/**
 * Begins a consultation. There is one conversation per member and desk: of several beginnings at the
 * same time the unique key lets one through, and the others go on with it.
 */
export function consult(ctx: Ctx, memberId: string, given: Consult): Promise<string> {
  return atomic(ctx, async (ctx) => {
    const pinned = await pinnedBy(ctx, memberId, given)
    const ofBoth = and(eq(chat.memberId, memberId), ofDesk(pinned.sellerId))
    const [known] = await ctx.db.select().from(chat).where(ofBoth)
    if (known && known.blockedAt === null && goesOn(known, pinned)) return known.id
    // Beginnings of one member follow each other, so that none is counted too late.
    const who = await lockMember(ctx, memberId)
    if ((await consultationsToday(ctx, memberId)) >= CONSULTATIONS_A_DAY)
      throw new Refusal('error.chatsMany', {}, 429)
    const now = ctx.now()
    const started = {
      ...pinned,
      buyerName: who.nickName,
      locale: ctx.locale,
      expiresAt: expiryFrom(ctx),
      updatedAt: now,
    }
    const [made] = await ctx.db
      .insert(chat)
      .values({ ...started, memberId, consultation: 1, waitingSince: now, createdAt: now })
      .onConflictDoNothing({ target: [chat.memberId, chat.sellerId] })
      .returning()
    if (made) {
      await publishState(ctx, made)
      return made.id
    }
    const row = await lockedChat(ctx, ofBoth)
    if (!row) throw new Error('a conversation is neither new nor known')
    if (row.blockedAt !== null) throw new Refusal('error.chatBlocked')
    if (goesOn(row, pinned)) return row.id
    const { sellerId: _, ...set } = started
    const isTaken = row.state === 'assigned'
    const startedAgain = await transition(
      ctx,
      chat,
      chatLifecycle,
      { id: row.id, action: 'consult', by: 'member', actorId: memberId },
      {
        set: {
          ...set,
          consultation: row.consultation + 1,
          ...(!isTaken && {
            assigneeId: null,
            assigneeName: '',
            waitingSince: row.waitingSince ?? now,
          }),
        },
      },
    )
    await publishState(ctx, startedAgain)
    return row.id
  })
}

/** Tells both sides and the desk what the state is now. */
export async function publishState(ctx: TxCtx, row: ChatRow): Promise<void> {
  await publishToChat(ctx, row.id, stateNews(row))
  await publishToDesk(ctx, row.sellerId, { type: 'state', chatId: row.id })
  if (row.sellerId === null) await publishQueue(ctx)
  await emit(ctx, chatMoved, { sellerId: row.sellerId })
}

/** The conversations that a person may write in. */
export const within = (chatId: string, { author, id, sellerId }: Writer): SQL | undefined =>
  and(eq(chat.id, chatId), author === 'buyer' ? eq(chat.memberId, id) : ofDesk(sellerId))

/** Why this person cannot write now. */
function refusalOf(row: ChatRow, writer: Writer, consultation: number): Refusal | undefined {
  if (row.blockedAt !== null && writer.author === 'buyer') return new Refusal('error.chatBlocked')
  if (row.consultation !== consultation) return new Refusal('error.chatReplaced')
  if (row.state === 'expired') return new Refusal('error.chatExpired')
  if (row.state === 'ended') return new Refusal('error.chatEnded')
  if (writer.author !== 'buyer' && row.assigneeId !== writer.id)
    return new Refusal('error.chatNotTaken')
  return undefined
}

interface Sent {
  message: MessageRow
  chat: ChatRow
}

/**
 * Sends a message. The locked conversation gives it its place, so places have no gaps and no order but
 * that of the commits; the unique key of sender and `sendId` keeps it from being written twice.
 */
export function sendMessage(ctx: Ctx, writer: Writer, given: ChatSend): Promise<Sent> {
  const { chatId, consultation, sendId, content } = given
  return atomic(ctx, async (ctx) => {
    const row = await lockedChat(ctx, within(chatId, writer))
    if (!row) throw notFound()
    const before = await messageSentAs(ctx, chatId, { authorId: writer.id, sendId })
    if (before) return { message: before, chat: row }
    const refusal = refusalOf(row, writer, consultation)
    if (refusal) throw refusal
    const side = writer.author === 'buyer' ? 'buyer' : 'desk'
    if ((await messagesToday(ctx, row, side)) >= CHAT_MESSAGES_A_DAY)
      throw new Refusal('error.chatMessagesMany', {}, 429)
    const columns = await columnsOf(ctx, row, { author: writer.author, id: writer.id, content })
    const seq = row.lastSeq + 1
    const delivery = deliveryOf(ctx, writer, row)
    await ctx.db
      .update(chat)
      .set({
        lastSeq: seq,
        expiresAt: expiryFrom(ctx),
        updatedAt: ctx.now(),
        ...marks(ctx, writer, row),
      })
      .where(eq(chat.id, chatId))
    const written = one(
      await ctx.db
        .insert(chatMessage)
        .values({
          chatId,
          seq,
          consultation,
          sendId,
          kind: content.kind,
          author: writer.author,
          authorId: writer.id,
          authorName: writer.name,
          via: writer.whatsappUntil ? 'whatsapp' : 'web',
          delivery,
          ...columns,
          createdAt: ctx.now(),
        })
        .returning(),
    )
    ctx.audit(chatLifecycle.name, chatId, null, { message: seq })
    await publishToChat(ctx, chatId, { type: 'message', message: presentMessage(written) })
    if (writer.author !== 'buyer') await emit(ctx, chatUnreadChanged, { memberId: row.memberId })
    if (delivery === 'waiting') await emit(ctx, chatAnswered, { messageId: written.id })
    return { message: written, chat: row }
  })
}

/** What our customer service answers goes to WhatsApp as well, while WhatsApp takes it. */
function deliveryOf(ctx: Ctx, { author }: Writer, { whatsappUntil }: ChatRow): ChatDelivery | null {
  if (author !== 'staff' || whatsappUntil === null) return null
  return whatsappUntil > ctx.now() ? 'waiting' : 'late'
}

/** Webhooks do not come in the order of the messages: the latest end counts. */
const laterOf = (a: Date | null, b: Date): Date => (a !== null && a > b ? a : b)

/** Who writes has read what was there. */
function marks(ctx: Ctx, { author, whatsappUntil }: Writer, row: ChatRow) {
  const seq = row.lastSeq + 1
  if (author === 'buyer')
    return {
      buyerReadSeq: seq,
      unreadSince: null,
      noticedAt: null,
      ...(whatsappUntil && { whatsappUntil: laterOf(row.whatsappUntil, whatsappUntil) }),
    }
  return { deskReadSeq: seq, unreadSince: row.unreadSince ?? ctx.now() }
}

/** Marks messages as read by the side of this person; never fewer than before [CH-4]. */
export function markRead(ctx: Ctx, reader: Writer, chatId: string, seq: number) {
  const side = reader.author === 'buyer' ? 'buyer' : 'desk'
  const column = side === 'buyer' ? 'buyerReadSeq' : 'deskReadSeq'
  return atomic(ctx, async (ctx) => {
    const row = await lockedChat(ctx, within(chatId, reader))
    if (!row) throw notFound()
    const read = Math.max(row[column], Math.min(seq, row.lastSeq))
    const marked = { ...row, [column]: read }
    if (read === row[column]) return { unread: unreadBy(side, marked) }
    const isAllRead = side === 'buyer' && read === row.lastSeq
    await ctx.db
      .update(chat)
      .set({ [column]: read, ...(isAllRead && { unreadSince: null, noticedAt: null }) })
      .where(eq(chat.id, chatId))
    ctx.audit(chatLifecycle.name, chatId, null, { read })
    await publishToChat(ctx, chatId, { type: 'read', side, seq: read })
    if (side === 'buyer') await emit(ctx, chatUnreadChanged, { memberId: row.memberId })
    return { unread: unreadBy(side, marked) }
  })
}

/** Ends the consultation: the buyer's own, or one that this person has taken or that waits. */
export const endChat = (ctx: Ctx, who: Writer, chatId: string): Promise<void> =>
  atomic(ctx, async (ctx) => {
    const row = await lockedChat(ctx, within(chatId, who))
    if (!row) throw notFound()
    if (who.author !== 'buyer' && row.state === 'assigned' && row.assigneeId !== who.id)
      throw new Refusal('error.chatNotTaken')
    await close(ctx, row.id, { action: 'end', by: AUDIENCE_OF[who.author], actorId: who.id })
  })

type Closing =
  | { action: 'end'; by: (typeof AUDIENCE_OF)[ChatAuthor]; actorId: string }
  | { action: 'expire'; by: 'system' }

export async function close(ctx: TxCtx, id: string, move: Closing): Promise<void> {
  const closed = await transition(
    ctx,
    chat,
    chatLifecycle,
    { id, ...move },
    { set: { expiresAt: null, waitingSince: null, updatedAt: ctx.now() } },
  )
  await publishState(ctx, closed)
}

/** Ends what no one wrote in for too long [CH-3]. Someone may have written meanwhile. */
export const expireChat = (ctx: Ctx, id: string): Promise<void> =>
  atomic(ctx, async (ctx) => {
    const row = await lockedChat(ctx, and(eq(chat.id, id), lte(chat.expiresAt, ctx.now())))
    if (row) await close(ctx, id, { action: 'expire', by: 'system' })
  })
