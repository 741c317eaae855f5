import type { InvalidReason } from '@ironsouq/contract/deals/inquiry/inquiry.limits'
import { isolate } from '@ironsouq/i18n/isolate'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { EmailBody } from '#kernel/ports/mail.ts'

export type InquiryEmailKind =
  | { kind: 'Received' }
  | { kind: 'Pushed' }
  | { kind: 'FilesLeft' }
  | { kind: 'Invalid'; reason: InvalidReason; note: string }
  /** Without a seller staff wrote for themselves. */
  | { kind: 'Answered'; body: string; author: 'seller' | 'staff'; sellerName: string | null }

export interface InquiryEmail {
  inquiryId: string
  inquiryNo: number
  subject: string
  /** The title of its machine. */
  machine: string | null
  sellerName: string | null
  news: InquiryEmailKind
  siteUrl: string
  /** Where an answer by email goes. */
  replyTo?: string
}

function authorOf(locale: LocaleCode, news: InquiryEmailKind & { kind: 'Answered' }): string {
  const t = translator(locale)
  const { author, sellerName } = news
  if (sellerName === null) return t('inquiry.fromUs')
  const seller = isolate(sellerName, locale)
  return author === 'seller' ? seller : t('inquiry.forSeller', { seller })
}

function textOf(locale: LocaleCode, news: InquiryEmailKind): string[] {
  const t = translator(locale)
  return news.kind === 'Answered'
    ? [t('mail.inquiryAnsweredFrom', { author: authorOf(locale, news) }), news.body]
    : [t(`mail.inquiry${news.kind}Body`)]
}

/** What happened to an inquiry, for its buyer. */
export function inquiryEmail(locale: LocaleCode, given: InquiryEmail): EmailBody {
  const { inquiryId, inquiryNo, news, siteUrl, replyTo } = given
  const t = translator(locale)
  const subject = t(`mail.inquiry${news.kind}Subject`, { no: String(inquiryNo) })
  const texts = textOf(locale, news)
  const facts = [
    { label: t('mail.inquiryNumber'), value: String(inquiryNo) },
    { label: t('mail.inquirySubject'), value: given.subject },
    { label: t('mail.inquiryMachine'), value: given.machine ?? '' },
    { label: t('mail.inquirySeller'), value: given.sellerName ?? '' },
    ...(news.kind === 'Invalid'
      ? [
          { label: t('mail.inquiryReason'), value: t(`inquiry.reason_${news.reason}`) },
          { label: t('mail.inquiryNote'), value: news.note },
        ]
      : []),
  ]
  return {
    subject,
    preview: texts.join(' ').slice(0, 200),
    heading: subject,
    parts: [
      ...texts.map((text) => ({ kind: 'text', text }) as const),
      { kind: 'facts', facts: facts.filter(({ value }) => value !== '') },
      {
        kind: 'action',
        label: t('mail.inquiryView'),
        url: `${siteUrl}/${locale}/inquiry-detail/${inquiryId}`,
      },
      ...(replyTo === undefined
        ? []
        : [{ kind: 'text', text: t('mail.inquiryReplyByEmail') } as const]),
    ],
    reason: `${t('mail.reasonAccount')}\n${t('mail.company')}`,
    ...(replyTo !== undefined && { replyTo }),
  }
}
