import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { LetterBody } from '#kernel/ports.ts'
import { momentOf, originFacts, type Origin } from './letter.facts.ts'

interface NewDevice extends Origin {
  at: Date
  network: string
  publicUrl: string
}

export function newDeviceLetter(
  locale: LocaleCode,
  { at, publicUrl, ...from }: NewDevice,
): LetterBody {
  const t = translator(locale)
  const page = (path: string) => `${publicUrl}/${locale}/${path}`
  return {
    subject: t('mail.newDeviceSubject'),
    preview: t('mail.newDevicePreview'),
    heading: t('mail.newDeviceHeading'),
    parts: [
      { kind: 'text', text: t('mail.newDeviceBody') },
      {
        kind: 'facts',
        facts: [
          { label: t('mail.when'), value: momentOf(t, locale, at) },
          ...originFacts(t, locale, from),
        ],
      },
      { kind: 'note', lead: t('mail.notYou'), text: t('mail.newDeviceNote') },
      { kind: 'action', label: t('mail.newPassword'), url: page('check-account') },
      { kind: 'action', label: t('mail.newDeviceAction'), url: page('user-center/security') },
    ],
    reason: `${t('mail.reasonAccount')}\n${t('mail.company')}`,
  }
}
