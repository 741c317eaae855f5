import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { ClauseText } from './clauses.tsx'

const TERMS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const
const PRIVACY = [1, 2, 3, 4, 5, 6, 7, 8] as const

/** The terms and the privacy policy in one language: part of the build, so it needs no API call. */
export function termsIn(locale: LocaleCode) {
  const t = translator(locale)
  const clause = (part: 'terms' | 'privacy', n: number): ClauseText => ({
    id: `${part}-${n}`,
    number: n,
    title: t(`legal.${part}${n as 1}Title`),
    text: t(`legal.${part}${n as 1}Text`),
    say: t(`legal.${part}${n as 1}Say`),
  })
  return {
    title: t('legal.termsTitle'),
    description: t('legal.termsDescription'),
    version: t('legal.termsVersion'),
    template: t('legal.template'),
    contents: t('legal.contents'),
    theText: t('legal.theText'),
    inPlainWords: t('legal.inPlainWords'),
    parts: [
      {
        id: 'terms',
        heading: t('legal.termsHeading'),
        clauses: TERMS.map((n) => clause('terms', n)),
      },
      {
        id: 'privacy',
        heading: t('legal.privacyHeading'),
        clauses: PRIVACY.map((n) => clause('privacy', n)),
      },
    ],
  }
}

export type Terms = ReturnType<typeof termsIn>
