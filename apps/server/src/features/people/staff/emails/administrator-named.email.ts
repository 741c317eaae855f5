import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { EmailBody } from '#kernel/ports/mail.ts'

interface Named {
  /** The new administrator. */
  name: string
  email: string
  /** Who gave them the role. */
  by: string
  url: string
}

export function administratorNamedEmail(
  locale: LocaleCode,
  { name, email, by, url }: Named,
): EmailBody {
  const t = translator(locale)
  const body = t('mail.administratorNamedBody', { name, email, by })
  return {
    subject: t('mail.administratorNamedSubject'),
    preview: body,
    heading: t('mail.administratorNamedSubject'),
    parts: [
      { kind: 'text', text: body },
      { kind: 'action', label: t('mail.accessAction'), url },
      { kind: 'note', lead: t('mail.accessLead'), text: t('mail.accessNote') },
    ],
    reason: `${t('mail.reasonStaff')}\n${t('mail.company')}`,
  }
}
