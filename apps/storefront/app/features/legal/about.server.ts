import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'

/** About us in one language: part of the build, so it needs no API call. */
export function aboutIn(locale: LocaleCode) {
  const t = translator(locale)
  return {
    title: t('legal.aboutTitle'),
    description: t('legal.aboutDescription'),
    heading: t('legal.aboutHeading'),
    lead: t('legal.aboutLead'),
    promisesHeading: t('legal.aboutPromises'),
    promises: ([1, 2, 3, 4] as const).map((n) => ({
      number: n,
      title: t(`legal.aboutPromise${n}Title`),
      text: t(`legal.aboutPromise${n}Text`),
    })),
    earn: { title: t('legal.aboutEarn'), text: t('legal.aboutEarnText') },
    company: t('legal.aboutCompany'),
  }
}

export type About = ReturnType<typeof aboutIn>
