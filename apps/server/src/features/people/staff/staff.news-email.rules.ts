import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { EmailBody } from '#kernel/ports/mail.ts'

interface StaffNews {
  news: 'staffStoreApplication' | 'staffSellerApplication'
  /** Of the record that waits for a decision. */
  number: string
  url: string
}

/** The same words as the notification. */
export function staffNewsEmail(locale: LocaleCode, { news, number, url }: StaffNews): EmailBody {
  const t = translator(locale)
  const title = t(`notification.${news}Title`, { number })
  const body = t(`notification.${news}Body`)
  return {
    subject: title,
    preview: body,
    heading: title,
    parts: [
      { kind: 'text', text: body },
      { kind: 'action', label: t('mail.staffNewsAction'), url },
    ],
    reason: `${t('mail.reasonStaff')}\n${t('mail.company')}`,
  }
}
