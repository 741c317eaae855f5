import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { momentOf } from '#features/identity/session/session.email-facts.rules.ts'
import type { EmailBody } from '#kernel/ports/mail.ts'

export function passwordChangedEmail(
  locale: LocaleCode,
  { at, siteUrl }: { at: Date; siteUrl: string },
): EmailBody {
  const t = translator(locale)
  return {
    subject: t('mail.passwordChangedSubject'),
    preview: t('mail.passwordChangedPreview'),
    heading: t('mail.passwordChangedHeading'),
    parts: [
      { kind: 'text', text: t('mail.passwordChangedBody') },
      {
        kind: 'facts',
        facts: [{ label: t('mail.when'), value: momentOf(t, locale, at) }],
      },
      { kind: 'note', lead: t('mail.notYou'), text: t('mail.passwordChangedNote') },
      {
        kind: 'action',
        label: t('mail.newPassword'),
        url: `${siteUrl}/${locale}/check-account`,
      },
    ],
    reason: `${t('mail.reasonAccount')}\n${t('mail.company')}`,
  }
}
