import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { EmailBody } from '#kernel/ports/mail.ts'

interface BankAccountEmail {
  news: 'Stated' | 'Confirmed'
  /** The name of the seller. */
  firm: string
  holder: string
  bank: string
  /** The last four characters of the account. */
  ibanEnd: string
  url: string
}

/** That another account was entered for the seller, or that it is in use from now on. */
export function bankAccountEmail(
  locale: LocaleCode,
  { news, firm, holder, bank, ibanEnd, url }: BankAccountEmail,
): EmailBody {
  const t = translator(locale)
  const subject = t(`mail.bankAccount${news}Subject`, { firm })
  const body = t(`mail.bankAccount${news}Body`)
  return {
    subject,
    preview: body,
    heading: subject,
    parts: [
      { kind: 'text', text: body },
      {
        kind: 'facts',
        facts: [
          { label: t('mail.bankAccountHolder'), value: holder },
          { label: t('mail.payoutAccount'), value: `${bank} …${ibanEnd}` },
        ],
      },
      { kind: 'action', label: t('mail.sellerQuoteAction'), url },
      { kind: 'note', lead: t('mail.accessLead'), text: t('mail.bankAccountNote') },
    ],
    reason: `${t('mail.reasonSeller')}\n${t('mail.company')}`,
  }
}
