import { LOCALES, knownLocale } from '@ironsouq/i18n/locales'
import { consumer } from '#kernel/events.ts'
import { confirmLetter } from './subscription.confirm.letter.ts'
import { subscriptionAsked } from './subscription.events.ts'
import { subscriptionById } from './subscription.queries.ts'

/**
 * Sends the mail with the link that confirms. Told twice it is sent twice under one Message-ID,
 * which a mail reader shows once.
 */
export const mailConfirmation = consumer({
  name: 'subscription.mail-confirmation',
  on: subscriptionAsked,
  async handle(ctx, { subscriptionId, eventId }) {
    const row = await subscriptionById(ctx, subscriptionId)
    if (row?.state !== 'asked') return
    const locale = knownLocale(row.locale)
    const { publicUrl } = ctx.mail
    await ctx.mail.send({
      ...confirmLetter(locale, { ticket: row.ticket, publicUrl }),
      messageId: `subscription-${eventId}`,
      to: row.email,
      language: LOCALES[locale],
    })
  },
})
