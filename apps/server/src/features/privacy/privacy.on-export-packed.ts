import { LOCALES, knownLocale } from '@ironsouq/i18n/locales'
import { memberById } from '#features/member/member.queries.ts'
import { consumer } from '#kernel/events.ts'
import { exportReadyLetter } from './letters/export-ready.letter.ts'
import { exportPacked } from './privacy.events.ts'
import { exportById } from './privacy.queries.ts'

/** The link is made for the letter and kept nowhere: whoever has it has the archive. */
export const mailExport = consumer({
  name: 'privacy.mail-export',
  on: exportPacked,
  async handle(ctx, { exportId, eventId }) {
    const row = await exportById(ctx, exportId)
    if (row?.state !== 'ready' || row.objectKey === null) return
    const who = await memberById(ctx, row.memberId)
    const seconds = Math.floor((row.expiresAt.getTime() - ctx.now().getTime()) / 1000)
    if (!who?.mail || seconds <= 0) return
    const url = await ctx.storage.lend(row.objectKey, ctx.now(), seconds)
    const locale = knownLocale(who.locale)
    await ctx.mail.send({
      ...exportReadyLetter(locale, { url, until: row.expiresAt }),
      messageId: `export-${eventId}`,
      to: who.mail,
      language: LOCALES[locale],
    })
  },
})
