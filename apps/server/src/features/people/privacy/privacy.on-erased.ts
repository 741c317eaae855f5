import { formatter } from '@ironsouq/i18n/format'
import { knownLocale } from '@ironsouq/i18n/locales'
import { eq } from 'drizzle-orm'
import { SECURITY_LOG_DAYS } from '#features/identity/security-log/security-log.rules.ts'
import { consumer } from '#kernel/work/events.ts'
import { sendEmail } from '#kernel/work/send-email.ts'
import { erasedEmail } from './emails/erased.email.ts'
import { ERASED_FOLDER } from './privacy.erase.service.ts'
import { memberErased } from './privacy.events.ts'
import { expireExports } from './privacy.export.service.ts'
import { erasureById } from './privacy.queries.ts'
import { erasure } from './privacy.tables.ts'

/** The last email to the member. The address is deleted once it was sent. */
export const mailErased = consumer({
  name: 'privacy.mail-erased',
  on: memberErased,
  workerPool: 'email',
  async handle(ctx, { erasureId, eventId, givenUp }) {
    const row = await erasureById(ctx, erasureId)
    if (!row?.mail) return
    const locale = knownLocale(row.locale)
    const messageId = `erased-${eventId}`
    const body = erasedEmail(locale, {
      givenUp: givenUp ? formatter(locale).money(givenUp) : null,
      proofDays: SECURITY_LOG_DAYS,
    })
    await sendEmail(ctx, { kind: 'erasure', to: row.mail, locale, messageId, body })
    await ctx.db.update(erasure).set({ mail: null }).where(eq(erasure.id, row.id))
  },
})

/** Written down where a restored backup does not undo it. */
export const recordErased = consumer({
  name: 'privacy.record-erased',
  on: memberErased,
  async handle(ctx, { erasureId, memberId }) {
    const id = memberId ?? (await erasureById(ctx, erasureId))?.memberId
    if (id === undefined) return
    await ctx.storage.put(`${ERASED_FOLDER}/${id}`, Buffer.of(), 'application/octet-stream')
  },
})

/** The erasure made the member's archives expire; this removes them at once. */
export const removeArchives = consumer({
  name: 'privacy.remove-archives',
  on: memberErased,
  workerPool: 'files',
  handle: (ctx) => expireExports(ctx),
})
