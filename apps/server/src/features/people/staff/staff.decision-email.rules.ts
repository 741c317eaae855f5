import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { EmailBody } from '#kernel/ports/mail.ts'

interface StaffDecisionEmail {
  kind: 'staffStoreApplication' | 'staffSellerApplication' | 'staffDispute'
  /** Of the record that waits for a decision. */
  number: string
  url: string
}

/** The same words as the notification. */
export function staffDecisionEmail(
  locale: LocaleCode,
  { kind, number, url }: StaffDecisionEmail,
): EmailBody {
  const t = translator(locale)
  const title = t(`notification.${kind}Title`, { number })
  const body = t(`notification.${kind}Body`)
  return {
    subject: title,
    preview: body,
    heading: title,
    parts: [
      { kind: 'text', text: body },
      { kind: 'action', label: t('mail.staffDecisionAction'), url },
    ],
    reason: `${t('mail.reasonStaff')}\n${t('mail.company')}`,
  }
}
