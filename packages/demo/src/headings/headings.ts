import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import headingsAr from '../../texts/ar/headings.json' with { type: 'json' }
import headingsDe from '../../texts/de/headings.json' with { type: 'json' }
import headingsEn from '../../texts/en/headings.json' with { type: 'json' }
import headingsEs from '../../texts/es/headings.json' with { type: 'json' }
import headingsFr from '../../texts/fr/headings.json' with { type: 'json' }
import headingsHe from '../../texts/he/headings.json' with { type: 'json' }
import headingsKo from '../../texts/ko/headings.json' with { type: 'json' }
import headingsPt from '../../texts/pt/headings.json' with { type: 'json' }
import headingsZhCn from '../../texts/zh_CN/headings.json' with { type: 'json' }
import headingsZhHk from '../../texts/zh_HK/headings.json' with { type: 'json' }
import type { Headings } from './headings-words.ts'

const IN_LANGUAGE: Record<LocaleCode, Headings> = {
  en: headingsEn,
  zh_CN: headingsZhCn,
  ar: headingsAr,
  fr: headingsFr,
  zh_HK: headingsZhHk,
  pt: headingsPt,
  ko: headingsKo,
  he: headingsHe,
  de: headingsDe,
  es: headingsEs,
}

export function headingsOf(code: string): Record<LocaleCode, string> {
  const headings = LOCALE_CODES.map((locale) => {
    const heading = IN_LANGUAGE[locale][code]
    if (heading === undefined) throw new Error(`${code} has no heading in ${locale}`)
    return [locale, heading] as const
  })
  return Object.fromEntries(headings) as Record<LocaleCode, string>
}
