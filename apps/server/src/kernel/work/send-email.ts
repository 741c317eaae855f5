import type { EmailKind } from '@ironsouq/contract/email-kind'
import { LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import { sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { emailCount } from '#kernel/data/kernel.tables.ts'
import type { EmailBody } from '#kernel/ports/mail.ts'

export interface OutgoingEmail {
  /** What the figures count it as. */
  kind: EmailKind
  to: string
  /** The language that the body is written in. */
  locale: LocaleCode
  /** The same for every attempt to send this email: a mail client shows it once. */
  messageId: string
  body: EmailBody
}

/** A count that fails must not send the email again. */
async function count(ctx: Ctx, kind: EmailKind, outcome: 'sent' | 'failed'): Promise<void> {
  const day = ctx.now().toISOString().slice(0, 10)
  try {
    await ctx.db
      .insert(emailCount)
      .values({ day, kind, sent: 0, failed: 0, [outcome]: 1 })
      .onConflictDoUpdate({
        target: [emailCount.day, emailCount.kind],
        set: { [outcome]: sql`${emailCount[outcome]} + 1` },
      })
  } catch (err) {
    ctx.log.warn({ err }, 'an email was not counted')
  }
}

/**
 * Sends one email; a failure is thrown, so that the queue tries again. The ctx of a transaction is
 * refused: SMTP would hold the transaction open, and a rollback cannot take an email back.
 */
export async function sendEmail(
  ctx: Ctx & { transaction?: never },
  { kind, to, locale, messageId, body }: OutgoingEmail,
): Promise<void> {
  try {
    await ctx.mail.send({ ...body, messageId, to, language: LOCALES[locale] })
  } catch (err) {
    await count(ctx, kind, 'failed')
    throw err
  }
  await count(ctx, kind, 'sent')
}
