import { isolate } from '@ironsouq/i18n/isolate'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { EmailBody } from '#kernel/ports/mail.ts'

export interface SellerQuoteEmail {
  news: 'Request' | 'Message' | 'Counter' | 'Accepted' | 'Offer'
  /** The number of the inquiry, or that of the quote. */
  no: string
  /** The subject of the inquiry, or the machine. */
  about: string
  price: string
  url: string
  /** The address that takes an answer by email, if there is one. */
  replyTo?: string
}

/** What a seller has to do, without anything about the buyer. */
export function sellerQuoteEmail(locale: LocaleCode, given: SellerQuoteEmail): EmailBody {
  const t = translator(locale)
  const subject = t(`mail.sellerQuote${given.news}Subject`, { no: given.no })
  const text = t(`mail.sellerQuote${given.news}Body`)
  const isOfInquiry = given.news === 'Request' || given.news === 'Message'
  const { replyTo } = given
  const facts = [
    {
      label: t(isOfInquiry ? 'mail.inquirySubject' : 'mail.inquiryMachine'),
      value: isolate(given.about, locale),
    },
    { label: t('mail.quotePrice'), value: given.price },
  ]
  return {
    subject,
    preview: text,
    heading: subject,
    parts: [
      { kind: 'text', text },
      { kind: 'facts', facts: facts.filter(({ value }) => value !== '') },
      { kind: 'action', label: t('mail.sellerQuoteAction'), url: given.url },
      ...(replyTo === undefined
        ? []
        : [{ kind: 'text', text: t('mail.sellerQuoteReplyByEmail') } as const]),
    ],
    reason: `${t('mail.reasonSeller')}\n${t('mail.company')}`,
    ...(replyTo !== undefined && { replyTo }),
  }
}
