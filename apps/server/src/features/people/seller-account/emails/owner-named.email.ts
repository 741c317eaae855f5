import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { EmailBody } from '#kernel/ports/mail.ts'

interface Named {
  /** The name of the seller. */
  firm: string
  /** The new owner. */
  name: string
  email: string
  /** Who gave them the role. */
  by: string
  url: string
}

export function ownerNamedEmail(
  locale: LocaleCode,
  { firm, name, email, by, url }: Named,
): EmailBody {
  const t = translator(locale)
  const body = t('mail.ownerNamedBody', { name, email, by })
  return {
    subject: t('mail.ownerNamedSubject', { firm }),
    preview: body,
    heading: t('mail.ownerNamedSubject', { firm }),
    parts: [
      { kind: 'text', text: body },
      { kind: 'action', label: t('mail.accessAction'), url },
      { kind: 'note', lead: t('mail.accessLead'), text: t('mail.accessNote') },
    ],
    reason: `${t('mail.reasonSeller')}\n${t('mail.company')}`,
  }
}
