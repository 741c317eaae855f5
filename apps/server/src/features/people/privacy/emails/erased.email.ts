import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { EmailBody } from '#kernel/ports/mail.ts'

/** The last email to the member. It has no link: the account is gone. */
export function erasedEmail(locale: LocaleCode): EmailBody {
  const t = translator(locale)
  return {
    subject: t('mail.erasedSubject'),
    preview: t('mail.erasedPreview'),
    heading: t('mail.erasedHeading'),
    parts: [{ kind: 'text', text: t('mail.erasedBody') }],
    reason: `${t('mail.erasedReason')}\n${t('mail.company')}`,
  }
}
