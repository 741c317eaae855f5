import { knownLocale } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { and, eq, isNull } from 'drizzle-orm'
import {
  claimAnswer,
  settleAnswer,
  type ClaimedAnswer,
} from '#features/deals/chat/delivery/chat.delivery.service.ts'
import { memberById } from '#features/people/member/member.queries.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { WhatsappRejected, WhatsappUnavailable } from '#kernel/ports/whatsapp.ts'
import { whatsappAnswer, whatsappMessage } from './whatsapp.tables.ts'

/** Pictures and cards are shown on the site. */
function textOf(ctx: Ctx, { message, chat }: ClaimedAnswer): string {
  if (message.kind === 'text') return message.body
  const locale = knownLocale(chat.locale)
  return translator(locale)('whatsapp.seeOnSite', { url: `${ctx.site.url}/${locale}/chat` })
}

/** The verified number of the buyer; they may have changed it since they wrote. */
async function numberOf(ctx: Ctx, memberId: string): Promise<string | null> {
  const who = await memberById(ctx, memberId)
  return who?.mobileVerifiedAt ? who.mobile : null
}

async function noteFailure(ctx: Ctx, messageId: string, err: unknown): Promise<void> {
  if (err instanceof WhatsappUnavailable) {
    // Nothing was sent: the queue tries again.
    await settleAnswer(ctx, messageId, 'waiting')
    throw err
  }
  // What may have been sent is not sent again; its status, if it comes, says what became of it.
  ctx.log.warn({ err, messageId }, 'an answer did not go to WhatsApp')
  const isLate = err instanceof WhatsappRejected && err.isLate
  await settleAnswer(ctx, messageId, isLate ? 'late' : 'failed')
}

/** Sends an answer of our customer service to the buyer's WhatsApp, after those before it. */
export async function sendAnswer(ctx: Ctx, messageId: string): Promise<void> {
  const claimed = await claimAnswer(ctx, messageId)
  if (claimed === 'settled') return
  if (claimed === 'waits') throw new WhatsappUnavailable('an earlier answer is not sent yet')
  const to = await numberOf(ctx, claimed.chat.memberId)
  if (!ctx.whatsapp || to === null) {
    await settleAnswer(ctx, messageId, 'failed')
    return
  }
  let whatsappId: string
  try {
    whatsappId = await ctx.whatsapp.send({ to, text: textOf(ctx, claimed), reference: messageId })
  } catch (err) {
    await noteFailure(ctx, messageId, err)
    return
  }
  await atomic(ctx, async (ctx) => {
    await settleAnswer(ctx, messageId, 'sent')
    await ctx.db
      .insert(whatsappMessage)
      .values({ whatsappId, messageId, createdAt: ctx.now() })
      .onConflictDoNothing()
  })
}

/** A refusal of the chat has its text already. */
const TEXTS = {
  unknownNumber: { key: 'whatsapp.unknownNumber', path: 'user-center/security' },
  textOnly: { key: 'whatsapp.textOnly', path: 'chat' },
  tooMany: { key: 'error.chatMessagesMany', path: 'chat' },
} as const

/** Sends a standard answer, at most once: it is marked before. */
export async function sendStandardAnswer(ctx: Ctx, answerId: string): Promise<void> {
  if (!ctx.whatsapp) return
  const own = eq(whatsappAnswer.id, answerId)
  const [row] = await ctx.db
    .update(whatsappAnswer)
    .set({ sentAt: ctx.now() })
    .where(and(own, isNull(whatsappAnswer.sentAt)))
    .returning()
  if (!row) return
  const locale = knownLocale(row.locale)
  const { key, path } = TEXTS[row.reason]
  const text = translator(locale)(key, { url: `${ctx.site.url}/${locale}/${path}` })
  try {
    await ctx.whatsapp.send({ to: row.number, text, reference: answerId })
  } catch (err) {
    if (!(err instanceof WhatsappUnavailable)) {
      ctx.log.warn({ err, answerId }, 'a standard answer did not go to WhatsApp')
      return
    }
    await ctx.db.update(whatsappAnswer).set({ sentAt: null }).where(own)
    throw err
  }
}
