import { type LocaleCode, knownLocale } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { memberById } from '#features/people/member/member.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import type { EmailBody } from '#kernel/ports/mail.ts'
import { consumer } from '#kernel/work/events.ts'
import { sendEmail } from '#kernel/work/send-email.ts'
import { codeEmail } from './emails/code.email.ts'
import { hasAccountEmail } from './emails/has-account.email.ts'
import { noAccountEmail } from './emails/no-account.email.ts'
import { codeById, type VerificationCodeRow } from './verification.code.queries.ts'
import { digitsOf, isDue, namedIn } from './verification.code.rules.ts'
import { codeRequested } from './verification.events.ts'
import { mailOf } from './verification.rules.ts'

/** For `reset` and `secure` the code goes to the member's own address or phone number. */
async function destinationOf(ctx: Ctx, row: VerificationCodeRow): Promise<string | null> {
  if (row.purpose !== 'reset' && row.purpose !== 'secure') return row.target
  const member = row.memberId === null ? null : await memberById(ctx, row.memberId)
  return (row.channel === 'email' ? member?.mail : member?.mobile) ?? null
}

function emailFor(ctx: Ctx, row: VerificationCodeRow, locale: LocaleCode): EmailBody {
  const siteUrl = ctx.site.url
  if (!isDue(row))
    return row.purpose === 'register'
      ? hasAccountEmail(locale, { siteUrl })
      : noAccountEmail(locale, { siteUrl })
  const { purpose, createdAt, expiresAt, browser, system, country } = row
  const code = digitsOf(ctx.signer, row.id)
  return codeEmail(locale, {
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
 * Sends the code, or to an email address the reason why there is none: only the owner of the
 * address learns whether it has an account [ID-9]. Delivered twice, the event sends two emails with
 * one Message-ID.
 */
export const sendRequestedCode = consumer({
  name: 'identity.send-code',
  on: codeRequested,
  workerPool: 'codes',
  async handle(ctx, { codeId, eventId }) {
    const row = await codeById(ctx, codeId)
    if (!row || row.spentAt !== null || row.expiresAt <= ctx.now()) return
    const locale = knownLocale(row.locale)
    const to = isDue(row) ? await destinationOf(ctx, row) : mailOf(namedIn(row.target))
    if (to === null) return
    if (mailOf(to) !== null)
      return sendEmail(ctx, {
        kind: 'code',
        to,
        locale,
        messageId: `code-${eventId}`,
        body: emailFor(ctx, row, locale),
      })
    const text = translator(locale)('mail.smsCode', { code: digitsOf(ctx.signer, row.id) })
    await ctx.sms?.send({ to, text })
  },
})
