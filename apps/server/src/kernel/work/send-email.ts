import { LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import type { Ctx } from '#kernel/ctx.ts'
import type { EmailBody } from '#kernel/ports.ts'

export interface OutgoingEmail {
  to: string
  /** The language that the body is written in. */
  locale: LocaleCode
  /** The same for every attempt to send this email: a mail client shows it once. */
  messageId: string
  body: EmailBody
}

/**
 * Sends one email; a failure is thrown, so that the queue tries again. The ctx of a transaction is
 * refused: SMTP would hold the transaction open, and a rollback cannot take an email back.
 */
export async function sendEmail(
  ctx: Ctx & { transaction?: never },
  { to, locale, messageId, body }: OutgoingEmail,
): Promise<void> {
  await ctx.mail.send({ ...body, messageId, to, language: LOCALES[locale] })
}
