import type { LocaleCode } from '@ironsouq/i18n/locales'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { he } from './he.ts'
import type { HelpWords } from './help.ts'
import { ko } from './ko.ts'
import { pt } from './pt.ts'
import { zhCn } from './zh-cn.ts'
import { zhHk } from './zh-hk.ts'

export const HELP_WORDS: Record<LocaleCode, HelpWords> = {
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
