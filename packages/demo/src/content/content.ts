import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import { ar } from './ar.ts'
import type { Content } from './content-words.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { he } from './he.ts'
import { ko } from './ko.ts'
import { pt } from './pt.ts'
import { zhCn } from './zh-cn.ts'
import { zhHk } from './zh-hk.ts'

export const CONTENT: Record<LocaleCode, Content> = {
  en,
  zh_CN: zhCn,
  ar,
  fr,
  zh_HK: zhHk,
  pt,
  ko,
  he,
  de,
  es,
}

/** One thing in all the languages. */
export const inEvery = <T>(
  pick: (content: Content, locale: LocaleCode) => T,
): Record<LocaleCode, T> =>
  Object.fromEntries(
    LOCALE_CODES.map((locale) => [locale, pick(CONTENT[locale], locale)]),
  ) as Record<LocaleCode, T>
