import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { EmailBody } from '#kernel/ports/mail.ts'

interface Suspension {
  /** The name of the seller. */
  firm: string
  /** As staff wrote it; null when the suspension has ended. */
  reason: string | null
  /** Where to log in. */
  url: string
}

export function sellerSuspensionEmail(
  locale: LocaleCode,
  { firm, reason, url }: Suspension,
): EmailBody {
  const t = translator(locale)
  const [about, part] =
    reason === null
      ? (['Restored', { kind: 'action', label: t('mail.sellerRestoredAction'), url }] as const)
      : ([
          'Suspended',
          { kind: 'facts', facts: [{ label: t('mail.applicationReason'), value: reason }] },
        ] as const)
  return {
    subject: t(`mail.seller${about}Subject`, { firm }),
    preview: t(`mail.seller${about}Body`),
    heading: t(`mail.seller${about}Heading`, { firm }),
    parts: [{ kind: 'text', text: t(`mail.seller${about}Body`) }, { ...part }],
    reason: `${t('mail.reasonSeller')}\n${t('mail.company')}`,
  }
}
