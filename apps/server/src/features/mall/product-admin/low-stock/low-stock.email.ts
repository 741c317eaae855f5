import { formatter } from '@ironsouq/i18n/format'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { EmailBody } from '#kernel/ports/mail.ts'

export interface LowStockEmail {
  rows: readonly { code: string; name: string; variant: string; available: number }[]
  url: string
}

/** More are in the portal. */
const LISTED_MAX = 20

/** Which variants of the store are low, and how many of each are left. */
export function lowStockEmail(locale: LocaleCode, { rows, url }: LowStockEmail): EmailBody {
  const t = translator(locale)
  const format = formatter(locale)
  const subject = t('portalProduct.lowMailSubject', { count: rows.length })
  const text = t('portalProduct.lowMailBody')
  return {
    subject,
    preview: text,
    heading: subject,
    parts: [
      { kind: 'text', text },
      {
        kind: 'facts',
        facts: rows.slice(0, LISTED_MAX).map(({ code, name, variant, available }) => ({
          label: [name, variant, code].filter(Boolean).join(', '),
          value: format.number(available),
        })),
      },
      { kind: 'action', label: t('portalProduct.lowMailOpen'), url },
    ],
    reason: `${t('mail.reasonSeller')}\n${t('mail.company')}`,
  }
}
