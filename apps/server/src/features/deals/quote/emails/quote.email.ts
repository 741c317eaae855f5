import { isolate } from '@ironsouq/i18n/isolate'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { Key } from '@ironsouq/i18n/messages'
import { translator } from '@ironsouq/i18n/translate'
import type { EmailBody } from '#kernel/ports/mail.ts'

/** What happened, as the notification says it. */
export type QuoteEmailKind =
  | 'quoteReceived'
  | 'quoteFinal'
  | 'quoteReserved'
  | 'quoteExpired'
  | 'offerCountered'
  | 'offerDeclined'

export interface QuoteEmail {
  news: QuoteEmailKind
  /** The number of the inquiry; empty for an offer. */
  no: string
  machine: string
  /** In the currency of the reader and in dirhams. */
  price: string
  /** Labels and values; an empty value is left out. */
  facts: readonly { label: Key; values?: Record<string, string>; value: string }[]
  /** The seller's note. */
  note: string
  number: string
  until: string
  /** A path of the site without a language. */
  path: string
  siteUrl: string
}

/** A quote or an answer to an offer, for its buyer. Bank details are never in an email. */
export function quoteEmail(locale: LocaleCode, given: QuoteEmail): EmailBody {
  const t = translator(locale)
  const { news, no, price, number, until } = given
  const values = { no, price, number, until, machine: isolate(given.machine, locale) }
  const subject = t(`notification.${news}Title`, values)
  const text = t(`notification.${news}Body`, values)
  const facts = given.facts
    .filter(({ value }) => value !== '')
    .map(({ label, values, value }) => ({ label: t(label, values), value }))
  return {
    subject,
    preview: text,
    heading: subject,
    parts: [
      { kind: 'text', text },
      ...(given.note === '' ? [] : [{ kind: 'text', text: given.note } as const]),
      { kind: 'facts', facts },
      {
        kind: 'action',
        label: t(news === 'quoteReceived' ? 'mail.quoteCompare' : 'mail.quoteOpen'),
        url: `${given.siteUrl}/${locale}${given.path}`,
      },
      { kind: 'note', lead: t('mail.quoteBankLead'), text: t('mail.quoteBankText') },
    ],
    reason: `${t('mail.reasonAccount')}\n${t('mail.company')}`,
  }
}
