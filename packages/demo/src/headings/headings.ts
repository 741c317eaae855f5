import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import { headingsAr } from './ar.ts'
import { headingsDe } from './de.ts'
import { headingsEn } from './en.ts'
import { headingsEs } from './es.ts'
import { headingsFr } from './fr.ts'
import { headingsHe } from './he.ts'
import type { Headings } from './headings-words.ts'
import { headingsKo } from './ko.ts'
import { headingsPt } from './pt.ts'
import { headingsZhCn } from './zh-cn.ts'
import { headingsZhHk } from './zh-hk.ts'

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
