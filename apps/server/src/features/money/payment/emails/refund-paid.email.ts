import type { PaymentMethod } from '@ironsouq/contract/money/payment/payment.enums'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { EmailBody } from '#kernel/ports/mail.ts'

export interface RefundPaid {
  /** Of an order, or of a payment that did not count. */
  kind: 'refundPaid' | 'surplusRefunded'
  /** Of the order; null without one. */
  number: string | null
  amount: string
  method: PaymentMethod
  /** A path of the site without a language. */
  link: string
  siteUrl: string
}

/** Money has gone back to a buyer. */
export function refundPaidEmail(
  locale: LocaleCode,
  { kind, number, amount, method, link, siteUrl }: RefundPaid,
): EmailBody {
  const t = translator(locale)
  const values = { number: number ?? '', amount }
  const body = t(`notification.${kind}Body`, values)
  const subject = t(`notification.${kind}Title`, values)
  return {
    reason: `${t('mail.reasonAccount')}\n${t('mail.company')}`,
    subject,
    preview: body,
    heading: subject,
    parts: [
      { kind: 'text', text: body },
      {
        kind: 'facts',
        facts: [
          ...(number === null ? [] : [{ label: t('mail.orderNumber'), value: number }]),
          { label: t('mail.refundAmount'), value: amount },
          { label: t('payment.methodLabel'), value: t(`payment.${method}`) },
        ],
      },
      {
        kind: 'action',
        label: t(number === null ? 'mail.refundOpen' : 'mail.orderOpen'),
        url: `${siteUrl}/${locale}${link}`,
      },
    ],
  }
}
