import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { LetterBody } from '#kernel/ports.ts'
import { momentOf } from './letter.facts.ts'

export function passwordChangedLetter(
  locale: LocaleCode,
  { at, publicUrl }: { at: Date; publicUrl: string },
): LetterBody {
  const t = translator(locale)
  return {
    subject: t('mail.passwordChangedSubject'),
    preview: t('mail.passwordChangedPreview'),
    heading: t('mail.passwordChangedHeading'),
    parts: [
      { kind: 'text', text: t('mail.passwordChangedBody') },
      {
        kind: 'facts',
        facts: [{ label: t('mail.when'), value: momentOf(t, locale, at) }],
      },
      { kind: 'note', lead: t('mail.notYou'), text: t('mail.passwordChangedNote') },
      {
        kind: 'action',
        label: t('mail.newPassword'),
        url: `${publicUrl}/${locale}/check-account`,
      },
    ],
    reason: `${t('mail.reasonAccount')}\n${t('mail.company')}`,
  }
}
