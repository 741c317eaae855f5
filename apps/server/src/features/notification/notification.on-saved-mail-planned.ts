import type { DeviceCard } from '@ironsouq/contract/device/device.schema'
import { LOCALES, knownLocale } from '@ironsouq/i18n/locales'
import { eq } from 'drizzle-orm'
import { cardsOf, priceStep } from '#features/device/device.kept.queries.ts'
import { memberById } from '#features/member/member.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { consumer } from '#kernel/events.ts'
import { savedMachineLetter, type SavedNews } from './letters/saved-machine.letter.ts'
import { savedMailPlanned } from './notification.events.ts'
import { savedMailById, type SavedMailRow } from './notification.queries.ts'
import { priceMove } from './notification.rules.ts'
import { isStillWanted } from './notification.saved.service.ts'
import { savedMail } from './notification.tables.ts'

/** Null when it is news no more: the machine went on meanwhile, or has yet another price. */
async function newsOf(
  ctx: Ctx,
  { kind, priceId }: SavedMailRow,
  { state, price: asked }: DeviceCard,
): Promise<SavedNews | null> {
  if (kind === 'sold') return state === 'sold' ? { kind } : null
  if (kind === 'backOnSale') return state === 'listed' ? { kind, price: asked } : null
  const step = priceId === null ? null : await priceStep(ctx, priceId)
  const move = step && priceMove(step)
  if (move?.kind !== 'priceCut' || asked === null) return null
  const { price, before } = move
  const isAsked = price.amount === asked.amount && price.currency === asked.currency
  return isAsked ? { kind, price, before } : null
}

/**
 * Sends one planned mail, if all that made it due holds still. A crash between sending and the mark
 * sends it again under the same Message-ID, which a mail reader shows once.
 */
export const sendSavedMail = consumer({
  name: 'notification.send-saved-mail',
  on: savedMailPlanned,
  async handle(ctx, { savedMailId, eventId }) {
    const row = await savedMailById(ctx, savedMailId)
    if (!row || row.sentAt !== null) return
    const { memberId, deviceId, createdAt: at } = row
    const who = await memberById(ctx, memberId)
    if (!who?.mail || who.mailVerifiedAt === null) return
    if (!(await isStillWanted(ctx, { memberId, deviceId, at, way: 'email' }))) return
    const locale = knownLocale(who.locale)
    const card = (await cardsOf({ ...ctx, locale }, [deviceId])).get(deviceId)
    const news = card && (await newsOf(ctx, row, card))
    if (!news) return
    const { publicUrl } = ctx.mail
    await ctx.mail.send({
      ...savedMachineLetter(locale, { deviceId, title: card.title, news, publicUrl }),
      messageId: `saved-${eventId}`,
      to: who.mail,
      language: LOCALES[locale],
    })
    await ctx.db.update(savedMail).set({ sentAt: ctx.now() }).where(eq(savedMail.id, row.id))
  },
})
