import { isLocaleCode, DEFAULT_LOCALE, LOCALES } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { consumer } from '#kernel/events.ts'
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
    const locale = isLocaleCode(row.locale) ? row.locale : DEFAULT_LOCALE
    const t = translator(locale)
    const at = (page: string) => `${ctx.mail.publicUrl}/${locale}/${page}?ticket=${row.ticket}`
    await ctx.mail.send({
      messageId: `subscription-${eventId}`,
      to: row.email,
      subject: t('mail.confirmSubject'),
      language: LOCALES[locale],
      heading: t('mail.confirmHeading'),
      paragraphs: [t('mail.confirmBody'), t('mail.ignore')],
      action: { label: t('mail.confirmAction'), url: at('subscribe/confirm') },
      unsubscribe: { label: t('mail.unsubscribe'), url: at('subscribe/cancel') },
    })
  },
})
