import { SHIP_WITHIN_HOURS } from '@ironsouq/contract/mall/order/order.limits'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { EmailBody } from '#kernel/ports/mail.ts'

export interface SellerOrderEmail {
  news:
    | 'Paid'
    | 'Canceled'
    | 'Refunded'
    | 'Late'
    | 'Overdue'
    | 'Disputed'
    | 'DisputeWon'
    | 'DisputeLost'
  number: string
  total: string
  url: string
}

/** What happened to an order at the store, without anything about the buyer. */
export function sellerOrderEmail(
  locale: LocaleCode,
  { news, number, total, url }: SellerOrderEmail,
): EmailBody {
  const t = translator(locale)
  const subject = t(`mail.sellerOrder${news}Subject`, { number })
  const text = t(`mail.sellerOrder${news}Body`, { hours: SHIP_WITHIN_HOURS })
  return {
    subject,
    preview: text,
    heading: subject,
    parts: [
      { kind: 'text', text },
      {
        kind: 'facts',
        facts: [
          { label: t('mail.orderNumber'), value: number },
          { label: t('mail.orderTotal'), value: total },
        ],
      },
      { kind: 'action', label: t('mail.orderOpen'), url },
    ],
    reason: `${t('mail.reasonSeller')}\n${t('mail.company')}`,
  }
}
