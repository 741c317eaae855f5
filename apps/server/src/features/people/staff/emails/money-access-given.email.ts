import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { EmailBody } from '#kernel/ports/mail.ts'

interface Given {
  /** Who may now do something with money. */
  name: string
  email: string
  /** Who gave them the permission; null for a token of the operator. */
  by: string | null
  url: string
}

export function moneyAccessGivenEmail(
  locale: LocaleCode,
  { name, email, by, url }: Given,
): EmailBody {
  const t = translator(locale)
  const body = t('mail.moneyAccessBody', { name, email })
  return {
    subject: t('mail.moneyAccessSubject', { name }),
    preview: body,
    heading: t('mail.moneyAccessSubject', { name }),
    parts: [
      { kind: 'text', text: body },
      {
        kind: 'facts',
        facts: by === null ? [] : [{ label: t('mail.moneyAccessBy'), value: by }],
      },
      { kind: 'action', label: t('mail.accessAction'), url },
      { kind: 'note', lead: t('mail.accessLead'), text: t('mail.accessNote') },
    ],
    reason: `${t('mail.reasonStaff')}\n${t('mail.company')}`,
  }
}
