import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { EmailBody } from '#kernel/ports/mail.ts'

/** For a sign-in or a password reset with an address that has no account. */
export function noAccountEmail(locale: LocaleCode, { siteUrl }: { siteUrl: string }): EmailBody {
  const t = translator(locale)
  return {
    subject: t('mail.noAccountSubject'),
    preview: t('mail.noAccountPreview'),
    heading: t('mail.noAccountHeading'),
    parts: [
      { kind: 'text', text: t('mail.noAccountBody') },
      {
        kind: 'action',
        label: t('mail.noAccountAction'),
        url: `${siteUrl}/${locale}/register`,
      },
      { kind: 'note', lead: t('mail.notYou'), text: t('mail.noAccountNote') },
    ],
    reason: `${t('mail.reasonEntered')}\n${t('mail.company')}`,
  }
}
