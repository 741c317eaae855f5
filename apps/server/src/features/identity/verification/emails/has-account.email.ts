import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { EmailBody } from '#kernel/ports/mail.ts'

/** For a registration with an address that already has an account. */
export function hasAccountEmail(locale: LocaleCode, { siteUrl }: { siteUrl: string }): EmailBody {
  const t = translator(locale)
  const at = (page: string) => `${siteUrl}/${locale}/${page}`
  return {
    subject: t('mail.hasAccountSubject'),
    preview: t('mail.hasAccountPreview'),
    heading: t('mail.hasAccountHeading'),
    parts: [
      { kind: 'text', text: t('mail.hasAccountBody') },
      { kind: 'action', label: t('mail.logIn'), url: at('login') },
      { kind: 'action', label: t('mail.newPassword'), url: at('check-account') },
      { kind: 'note', lead: t('mail.notYou'), text: t('mail.hasAccountNote') },
    ],
    reason: `${t('mail.reasonEntered')}\n${t('mail.company')}`,
  }
}
