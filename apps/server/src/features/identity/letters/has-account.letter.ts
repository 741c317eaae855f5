import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { LetterBody } from '#kernel/ports.ts'

/** For somebody who wanted to open an account with an address that has one. */
export function hasAccountLetter(
  locale: LocaleCode,
  { publicUrl }: { publicUrl: string },
): LetterBody {
  const t = translator(locale)
  const at = (page: string) => `${publicUrl}/${locale}/${page}`
  return {
    subject: t('mail.hasAccountSubject'),
    preview: t('mail.hasAccountPreview'),
    heading: t('mail.hasAccountHeading'),
    parts: [
      { kind: 'text', text: t('mail.hasAccountBody') },
      { kind: 'action', label: t('mail.logIn'), url: at('login') },
      { kind: 'action', label: t('mail.newPassword'), url: at('check-account') },
      { kind: 'note', lead: t('mail.notYou'), text: t('mail.hasAccountNote') },
    ],
    reason: `${t('mail.reasonTyped')}\n${t('mail.company')}`,
  }
}
