import { LOCALES, type LocaleCode, knownLocale } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { memberById } from '#features/member/member.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { consumer } from '#kernel/events.ts'
import type { LetterBody } from '#kernel/ports.ts'
import { codeById, type VerificationCodeRow } from './identity.code.queries.ts'
import { digitsOf } from './identity.code.rules.ts'
import { codeAsked } from './identity.events.ts'
import { mailOf } from './identity.rules.ts'
import { codeLetter } from './letters/code.letter.ts'
import { hasAccountLetter } from './letters/has-account.letter.ts'
import { noAccountLetter } from './letters/no-account.letter.ts'

/** A code is for whoever has an account, except one that opens an account. */
const isDue = ({ purpose, memberId }: VerificationCodeRow) =>
  purpose === 'register' ? memberId === null : memberId !== null

/** Whoever typed a name to recover, or asked for his own sake, gets it where he is reached. */
async function destinationOf(ctx: Ctx, row: VerificationCodeRow): Promise<string | null> {
  if (row.purpose !== 'reset' && row.purpose !== 'secure') return row.target
  const member = row.memberId === null ? null : await memberById(ctx, row.memberId)
  return (row.channel === 'email' ? member?.mail : member?.mobile) ?? null
}

function letterTo(ctx: Ctx, row: VerificationCodeRow, locale: LocaleCode): LetterBody {
  const { publicUrl } = ctx.mail
  if (!isDue(row))
    return row.purpose === 'register'
      ? hasAccountLetter(locale, { publicUrl })
      : noAccountLetter(locale, { publicUrl })
  const { purpose, createdAt, expiresAt, browser, system, country } = row
  const code = digitsOf(ctx.seal, row.id)
  return codeLetter(locale, {
    code,
    purpose,
    askedAt: createdAt,
    expiresAt,
    browser,
    system,
    country,
  })
}

/**
 * Sends the code, or to an address the reason why there is none: only its reader learns whether it
 * has an account [ID-9]. Told twice it is mailed twice under one Message-ID.
 */
export const sendAskedCode = consumer({
  name: 'identity.send-code',
  on: codeAsked,
  async handle(ctx, { codeId, eventId }) {
    const row = await codeById(ctx, codeId)
    if (!row || row.spentAt !== null || row.expiresAt <= ctx.now()) return
    const locale = knownLocale(row.locale)
    const to = isDue(row) ? await destinationOf(ctx, row) : mailOf(row.target)
    if (to === null) return
    if (mailOf(to) !== null)
      return ctx.mail.send({
        messageId: `code-${eventId}`,
        to,
        language: LOCALES[locale],
        ...letterTo(ctx, row, locale),
      })
    const text = translator(locale)('mail.smsCode', { code: digitsOf(ctx.seal, row.id) })
    await ctx.sms?.send({ to, text })
  },
})
