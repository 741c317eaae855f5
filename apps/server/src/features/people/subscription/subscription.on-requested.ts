import { knownLocale } from '@ironsouq/i18n/locales'
import { consumer } from '#kernel/work/events.ts'
import { sendEmail } from '#kernel/work/send-email.ts'
import { confirmEmail } from './emails/confirm.email.ts'
import { subscriptionRequested } from './subscription.events.ts'
import { subscriptionById } from './subscription.queries.ts'

/**
 * Sends the email with the confirmation link. Delivered twice, the event sends two emails with one
 * Message-ID, which a mail client shows once.
 */
export const mailConfirmation = consumer({
  name: 'subscription.mail-confirmation',
  on: subscriptionRequested,
  workerPool: 'email',
  async handle(ctx, { subscriptionId, eventId }) {
    const row = await subscriptionById(ctx, subscriptionId)
    if (row?.state !== 'asked') return
    const locale = knownLocale(row.locale)
    const body = confirmEmail(locale, { ticket: row.ticket, siteUrl: ctx.site.url })
    const messageId = `subscription-${eventId}`
    await sendEmail(ctx, { kind: 'subscription', to: row.email, locale, messageId, body })
  },
})
