import { LOCALES, knownLocale } from '@ironsouq/i18n/locales'
import { eq } from 'drizzle-orm'
import { consumer } from '#kernel/events.ts'
import { erasedLetter } from './letters/erased.letter.ts'
import { memberErased } from './privacy.events.ts'
import { expireExports } from './privacy.export.service.ts'
import { erasureById } from './privacy.queries.ts'
import { erasure } from './privacy.tables.ts'

/** The last letter. Once it went, the address is forgotten. */
export const mailErased = consumer({
  name: 'privacy.mail-erased',
  on: memberErased,
  async handle(ctx, { erasureId, eventId }) {
    const row = await erasureById(ctx, erasureId)
    if (!row?.mail) return
    const locale = knownLocale(row.locale)
    await ctx.mail.send({
      ...erasedLetter(locale),
      messageId: `erased-${eventId}`,
      to: row.mail,
      language: LOCALES[locale],
    })
    await ctx.db.update(erasure).set({ mail: null }).where(eq(erasure.id, row.id))
  },
})

/** Erasing made his archives due; here they go at once. */
export const removeArchives = consumer({
  name: 'privacy.remove-archives',
  on: memberErased,
  handle: (ctx) => expireExports(ctx),
})
