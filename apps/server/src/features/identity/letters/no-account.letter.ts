import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { LetterBody } from '#kernel/ports.ts'

/** For somebody who wanted in, or a new password, with an address that no account has. */
export function noAccountLetter(
  locale: LocaleCode,
  { publicUrl }: { publicUrl: string },
): LetterBody {
  const t = translator(locale)
  return {
    subject: t('mail.noAccountSubject'),
    preview: t('mail.noAccountPreview'),
    heading: t('mail.noAccountHeading'),
    parts: [
      { kind: 'text', text: t('mail.noAccountBody') },
      {
        kind: 'action',
        label: t('mail.noAccountAction'),
        url: `${publicUrl}/${locale}/register`,
      },
      { kind: 'note', lead: t('mail.notYou'), text: t('mail.noAccountNote') },
    ],
    reason: `${t('mail.reasonTyped')}\n${t('mail.company')}`,
  }
}
