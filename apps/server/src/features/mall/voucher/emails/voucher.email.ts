import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { EmailBody } from '#kernel/ports/mail.ts'

export interface VoucherEmail {
  kind: 'voucherIssued' | 'voucherExpiring' | 'sellerVoucherSold'
  number: string
  /** Until when the codes are valid, in words; empty where codes do not expire. */
  day: string
  url: string
}

/** What happens to the codes of an order. The codes themselves are only on its page: emails are forwarded and printed. */
export function voucherEmail(
  locale: LocaleCode,
  { kind, number, day, url }: VoucherEmail,
): EmailBody {
  const t = translator(locale)
  const body = t(`notification.${kind}Body`, { day })
  const title = t(`notification.${kind}Title`, { number })
  return {
    reason: `${t(kind === 'sellerVoucherSold' ? 'mail.reasonSeller' : 'mail.reasonAccount')}\n${t('mail.company')}`,
    subject: title,
    preview: body,
    heading: title,
    parts: [
      { kind: 'text', text: body },
      { kind: 'facts', facts: [{ label: t('mail.orderNumber'), value: number }] },
      { kind: 'action', label: t('mail.orderOpen'), url },
    ],
  }
}
