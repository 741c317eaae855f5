import { isolate } from '@ironsouq/i18n/isolate'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { EmailBody } from '#kernel/ports/mail.ts'

export type ReviewNews =
  | 'sellerReview'
  | 'reviewReplied'
  | 'reviewHidden'
  | 'reviewRestored'
  | 'reviewPictureRefused'

export interface ReviewEmail {
  news: ReviewNews
  product: string
  url: string
  /** Why words or a picture are not shown. */
  reason?: string | undefined
}

/** News about a review. What its author or the store wrote is on the page, not in the mail. */
export function reviewEmail(
  locale: LocaleCode,
  { news, product, url, reason = '' }: ReviewEmail,
): EmailBody {
  const t = translator(locale)
  const text = t(`notification.${news}Body`, { reason })
  const heading = t(`notification.${news}Title`)
  const isForStore = news === 'sellerReview'
  return {
    subject: heading,
    preview: text,
    heading,
    parts: [
      { kind: 'text', text },
      {
        kind: 'facts',
        facts: [{ label: t('mail.reviewProduct'), value: isolate(product, locale) }],
      },
      { kind: 'action', label: t('mail.reviewOpen'), url },
    ],
    reason: `${t(isForStore ? 'mail.reasonSeller' : 'mail.reasonAccount')}\n${t('mail.company')}`,
  }
}
