import { isolate } from '@ironsouq/i18n/isolate'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { EmailBody } from '#kernel/ports/mail.ts'

export interface PromotionStoppedEmail {
  name: string
  /** As staff wrote it. */
  reason: string
  url: string
}

/** Which promotion of the store staff stopped, and why. */
export function promotionStoppedEmail(
  locale: LocaleCode,
  { name, reason, url }: PromotionStoppedEmail,
): EmailBody {
  const t = translator(locale)
  const heading = t('notification.sellerPromotionStoppedTitle')
  const text = t('mail.promotionStoppedBody')
  return {
    subject: heading,
    preview: text,
    heading,
    parts: [
      { kind: 'text', text },
      {
        kind: 'facts',
        facts: [
          { label: t('portalPromotion.promotion'), value: isolate(name, locale) },
          { label: t('mail.applicationReason'), value: isolate(reason, locale) },
        ],
      },
      { kind: 'action', label: t('mail.promotionOpen'), url },
    ],
    reason: `${t('mail.reasonSeller')}\n${t('mail.company')}`,
  }
}
