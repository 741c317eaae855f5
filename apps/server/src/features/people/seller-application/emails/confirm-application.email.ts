import { isolate } from '@ironsouq/i18n/isolate'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { EmailBody } from '#kernel/ports/mail.ts'

interface Sent {
  /** The name of the firm, as the applicant typed it. */
  firm: string
  url: string
}

export function confirmApplicationEmail(locale: LocaleCode, { firm, url }: Sent): EmailBody {
  const t = translator(locale)
  const body = t('mail.applicationConfirmBody', { firm: isolate(firm, locale) })
  return {
    subject: t('mail.applicationConfirmSubject'),
    preview: body,
    heading: t('mail.applicationConfirmHeading'),
    parts: [
      { kind: 'text', text: body },
      { kind: 'action', label: t('mail.applicationConfirmAction'), url },
      { kind: 'note', lead: t('mail.notYou'), text: t('mail.applicationConfirmNote') },
    ],
    reason: `${t('mail.reasonApplication')}\n${t('mail.company')}`,
  }
}
