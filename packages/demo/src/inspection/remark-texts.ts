import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import type { RemarkCode, RemarkTexts } from './remarks.ts'
import { ar } from './remarks/ar.ts'
import { de } from './remarks/de.ts'
import { en } from './remarks/en.ts'
import { es } from './remarks/es.ts'
import { fr } from './remarks/fr.ts'
import { he } from './remarks/he.ts'
import { ko } from './remarks/ko.ts'
import { pt } from './remarks/pt.ts'
import { zhCn } from './remarks/zh-cn.ts'
import { zhHk } from './remarks/zh-hk.ts'

const TEXTS: Record<LocaleCode, RemarkTexts> = {
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

export const remarkTexts = (code: RemarkCode) =>
  Object.fromEntries(LOCALE_CODES.map((locale) => [locale, TEXTS[locale][code]])) as Record<
    LocaleCode,
    string
  >
