import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { EmailBody } from '#kernel/ports/mail.ts'

export interface OrderEmailKind {
  kind:
    | 'orderRepriced'
    | 'orderPaid'
    | 'orderShipped'
    | 'orderReady'
    | 'orderTracking'
    | 'orderDelivered'
    | 'orderOverdue'
    | 'orderReview'
    | 'orderRefunded'
    | 'orderCanceled'
  number: string
  store: string
  total: string
  url: string
  /** The promised and the expected day, in words; only of an order that is overdue. */
  days?: { day: string; next: string } | undefined
}

/** What happened to an order, to its buyer. */
export function orderUpdateEmail(
  locale: LocaleCode,
  { kind, number, store, total, url, days }: OrderEmailKind,
): EmailBody {
  const t = translator(locale)
  const values = { number }
  const body = t(`notification.${kind}Body`, days)
  return {
    reason: `${t('mail.reasonAccount')}\n${t('mail.company')}`,
    subject: t(`notification.${kind}Title`, values),
    preview: body,
    heading: t(`notification.${kind}Title`, values),
    parts: [
      { kind: 'text', text: body },
      {
        kind: 'facts',
        facts: [
          { label: t('mail.orderNumber'), value: number },
          { label: t('mail.orderStore'), value: store },
          { label: t('mail.orderTotal'), value: total },
        ],
      },
      {
        kind: 'action',
        label: t(kind === 'orderReview' ? 'mail.orderReview' : 'mail.orderOpen'),
        url,
      },
    ],
  }
}
