import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { EmailBody } from '#kernel/ports/mail.ts'

interface Erased {
  /** The balance that the member gave up. */
  givenUp: string | null
  /** How long it stays on record that the account was deleted. */
  proofDays: number
}

/** The last email to the member. It has no link: the account is gone. */
export function erasedEmail(locale: LocaleCode, { givenUp, proofDays }: Erased): EmailBody {
  const t = translator(locale)
  return {
    subject: t('mail.erasedSubject'),
    preview: t('mail.erasedPreview'),
    heading: t('mail.erasedHeading'),
    parts: [
      { kind: 'text', text: t('mail.erasedBody') },
      { kind: 'text', text: t('mail.erasedKept', { days: proofDays }) },
      ...(givenUp === null
        ? []
        : [{ kind: 'text' as const, text: t('mail.erasedGivenUp', { amount: givenUp }) }]),
    ],
    reason: `${t('mail.erasedReason')}\n${t('mail.company')}`,
  }
}
