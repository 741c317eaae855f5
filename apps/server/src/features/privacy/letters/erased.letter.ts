import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { LetterBody } from '#kernel/ports.ts'

/** The last one: it leads nowhere, for there is nothing left to lead to. */
export function erasedLetter(locale: LocaleCode): LetterBody {
  const t = translator(locale)
  return {
    subject: t('mail.erasedSubject'),
    preview: t('mail.erasedPreview'),
    heading: t('mail.erasedHeading'),
    parts: [{ kind: 'text', text: t('mail.erasedBody') }],
    reason: `${t('mail.erasedReason')}\n${t('mail.company')}`,
  }
}
