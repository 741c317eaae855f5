import { isolate } from '@ironsouq/i18n/isolate'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { EmailBody } from '#kernel/ports/mail.ts'

export interface QuestionEmail {
  news: 'sellerQuestion' | 'questionAnswered'
  product: string
  url: string
}

/** A question for a store, or its answer for who asked. What either wrote is on the page, not in the mail. */
export function questionEmail(
  locale: LocaleCode,
  { news, product, url }: QuestionEmail,
): EmailBody {
  const t = translator(locale)
  const subject = t(`mail.${news}Subject`, { product: isolate(product, locale) })
  const text = t(`mail.${news}Body`)
  const reason = t(news === 'sellerQuestion' ? 'mail.reasonSeller' : 'mail.questionReason')
  return {
    subject,
    preview: text,
    heading: subject,
    parts: [
      { kind: 'text', text },
      { kind: 'action', label: t(`mail.${news}Open`), url },
    ],
    reason: `${reason}\n${t('mail.company')}`,
  }
}
