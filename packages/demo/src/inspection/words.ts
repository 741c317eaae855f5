import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import type { PointWords } from './point-words.ts'
import type { PointCode } from './points.ts'
import { ar } from './words/ar.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { he } from './words/he.ts'
import { ko } from './words/ko.ts'
import { pt } from './words/pt.ts'
import { zhCn } from './words/zh-cn.ts'
import { zhHk } from './words/zh-hk.ts'

const WORDS: Record<LocaleCode, PointWords> = {
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

export const pointNames = (code: PointCode) =>
  Object.fromEntries(LOCALE_CODES.map((locale) => [locale, WORDS[locale][code]])) as Record<
    LocaleCode,
    string
  >
