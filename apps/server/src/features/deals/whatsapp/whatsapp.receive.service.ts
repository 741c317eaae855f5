import { WHATSAPP_WINDOW_HOURS, type ChatDelivery } from '@ironsouq/contract/deals/chat/chat.limits'
import { ChatContent } from '@ironsouq/contract/deals/chat/chat.schema'
import { knownLocale, type LocaleCode } from '@ironsouq/i18n/locales'
import { eq, lt } from 'drizzle-orm'
import { chatById } from '#features/deals/chat/chat.queries.ts'
import { consult, sendMessage } from '#features/deals/chat/chat.service.ts'
import { noteDelivery } from '#features/deals/chat/delivery/chat.delivery.service.ts'
import { listedByStockNo } from '#features/machines/device/device.queries.ts'
import { memberByMobile, type MemberRow } from '#features/people/member/member.queries.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { Refusal } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { whatsappAnswerPlanned } from './whatsapp.events.ts'
import {
  localeOfText,
  partsOf,
  sendIdOf,
  stockNosIn,
  type ReceivedMessage,
  type ReceivedStatus,
} from './whatsapp.payload.rules.ts'
import { whatsappAnswer, whatsappMessage, type ANSWER_REASONS } from './whatsapp.tables.ts'

const WINDOW_MS = WHATSAPP_WINDOW_HOURS * 3_600_000
const DAY_MS = 86_400_000

type Reason = (typeof ANSWER_REASONS)[number]

/** Plans a standard answer unless this number had it within a day. */
async function planAnswer(
  ctx: TxCtx,
  number: string,
  { reason, locale }: { reason: Reason; locale: LocaleCode },
): Promise<void> {
  const now = ctx.now()
  const planned = { locale, sentAt: null, createdAt: now }
  const [row] = await ctx.db
    .insert(whatsappAnswer)
    .values({ number, reason, ...planned })
    .onConflictDoUpdate({
      target: [whatsappAnswer.number, whatsappAnswer.reason],
      set: planned,
      setWhere: lt(whatsappAnswer.createdAt, new Date(now.getTime() - DAY_MS)),
    })
    .returning({ id: whatsappAnswer.id })
  if (row) await emit(ctx, whatsappAnswerPlanned, { answerId: row.id })
}

/** Whose number it is. One that was never verified may be anyone's. */
async function ownerOf(ctx: Ctx, number: string): Promise<MemberRow | null> {
  const who = await memberByMobile(ctx, number)
  return who?.mobileVerifiedAt ? who : null
}

/** The machine that a text names, if it is for sale. */
async function machineIn(ctx: Ctx, text: string): Promise<string | null> {
  for (const stockNo of stockNosIn(text)) {
    const listed = await listedByStockNo(ctx, stockNo)
    if (listed) return listed.id
  }
  return null
}

/** Writes a text into the conversation of the member with our customer service, as the site does. */
async function writeInChat(
  ctx: TxCtx,
  who: MemberRow,
  { whatsappId, sentAt, parts }: { whatsappId: string; sentAt: Date; parts: readonly string[] },
): Promise<void> {
  const at = Math.min(sentAt.getTime(), ctx.now().getTime())
  const asked = {
    desk: 'official',
    deviceId: await machineIn(ctx, parts.join(' ')),
    inquiryId: null,
    productId: null,
    orderId: null,
  } as const
  const chatId = await consult(ctx, who.id, asked)
  const consultation = (await chatById(ctx, chatId))?.consultation ?? 1
  const writer = {
    author: 'buyer',
    id: who.id,
    name: who.nickName,
    sellerId: null,
    whatsappUntil: new Date(at + WINDOW_MS),
  } as const
  for (const [part, text] of parts.entries())
    await sendMessage(ctx, writer, {
      chatId,
      consultation,
      sendId: sendIdOf(whatsappId, part),
      content: ChatContent.parse({ kind: 'text', text }),
    })
}

/**
 * Takes a message. The row with the id of WhatsApp and the message are one commit, so that a webhook
 * that is sent again changes nothing.
 */
export const takeMessage = (ctx: Ctx, given: ReceivedMessage): Promise<void> =>
  atomic(ctx, async (ctx) => {
    const { whatsappId, number, text, sentAt } = given
    const [claimed] = await ctx.db
      .insert(whatsappMessage)
      .values({ whatsappId, createdAt: ctx.now() })
      .onConflictDoNothing()
      .returning({ whatsappId: whatsappMessage.whatsappId })
    if (!claimed || given.isReaction) return
    const who = await ownerOf(ctx, number)
    if (!who) {
      await planAnswer(ctx, number, { reason: 'unknownNumber', locale: localeOfText(text) })
      return
    }
    const locale = knownLocale(who.locale)
    const parts = text === null ? [] : partsOf(text)
    if (parts.length === 0) {
      await planAnswer(ctx, number, { reason: 'textOnly', locale })
      return
    }
    try {
      await writeInChat({ ...ctx, locale }, who, { whatsappId, sentAt, parts })
    } catch (err) {
      if (!(err instanceof Refusal)) throw err
      // WhatsApp would send it again for days. A member whom the desk has blocked writes to no one.
      if (err.status === 429) await planAnswer(ctx, number, { reason: 'tooMany', locale })
      else if (err.key !== 'error.chatBlocked') throw err
    }
  })

const DELIVERIES: Readonly<Record<string, ChatDelivery>> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  failed: 'failed',
}
/** WhatsApp takes no answers any more. */
const TOO_LATE = 131_047

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** By the id of WhatsApp, or by ours, which a status carries: the answer to our call may have been lost. */
async function answerOf(ctx: Ctx, given: ReceivedStatus): Promise<string | null> {
  const [known] = await ctx.db
    .select({ messageId: whatsappMessage.messageId })
    .from(whatsappMessage)
    .where(eq(whatsappMessage.whatsappId, given.whatsappId))
  if (known) return known.messageId
  return given.reference !== null && UUID.test(given.reference) ? given.reference : null
}

export async function takeStatus(ctx: Ctx, given: ReceivedStatus): Promise<void> {
  const delivery = DELIVERIES[given.status]
  const messageId = delivery && (await answerOf(ctx, given))
  if (!messageId) return
  const isLate = delivery === 'failed' && given.errorCodes.includes(TOO_LATE)
  await noteDelivery(ctx, messageId, isLate ? 'late' : delivery)
}
