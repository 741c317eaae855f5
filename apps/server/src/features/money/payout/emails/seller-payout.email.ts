import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { EmailBody } from '#kernel/ports/mail.ts'

export interface SellerPayoutEmail {
  news: 'Sent' | 'Failed'
  amount: string
  bank: string
  /** The last four characters of the account. */
  ibanEnd: string
  bankReference: string | null
  failure: string | null
  url: string
}

/** That our bank paid the store, or that the payment did not arrive. */
export function sellerPayoutEmail(locale: LocaleCode, payout: SellerPayoutEmail): EmailBody {
  const { news, amount, bank, ibanEnd, bankReference, failure, url } = payout
  const t = translator(locale)
  const subject = t(`mail.sellerPayout${news}Subject`, { amount })
  const text = t(`mail.sellerPayout${news}Body`)
  const facts = [
    { label: t('mail.payoutAmount'), value: amount },
    { label: t('mail.payoutAccount'), value: `${bank} …${ibanEnd}` },
    { label: t('mail.payoutReference'), value: bankReference },
    { label: t('mail.payoutFailure'), value: failure },
  ]
  return {
    subject,
    preview: text,
    heading: subject,
    parts: [
      { kind: 'text', text },
      {
        kind: 'facts',
        facts: facts.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }])),
      },
      { kind: 'action', label: t('mail.payoutOpen'), url },
    ],
    reason: `${t('mail.reasonSeller')}\n${t('mail.company')}`,
  }
}
