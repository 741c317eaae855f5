import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { EmailBody } from '#kernel/ports/mail.ts'

interface Refused {
  /** As staff wrote it. */
  reason: string
  /** Where to apply again. */
  url: string
}

export function applicationRefusedEmail(locale: LocaleCode, { reason, url }: Refused): EmailBody {
  const t = translator(locale)
  return {
    subject: t('mail.applicationRefusedSubject'),
    preview: t('mail.applicationRefusedBody'),
    heading: t('mail.applicationRefusedHeading'),
    parts: [
      { kind: 'text', text: t('mail.applicationRefusedBody') },
      { kind: 'facts', facts: [{ label: t('mail.applicationReason'), value: reason }] },
      { kind: 'action', label: t('mail.applicationAgain'), url },
    ],
    reason: `${t('mail.reasonApplication')}\n${t('mail.company')}`,
  }
}
