import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import type { SpecCode, WordedOption } from './fields.ts'
import type { SpecWords } from './spec-words.ts'
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

const WORDS: Record<LocaleCode, SpecWords> = {
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

const inEvery = (say: (words: SpecWords) => string) =>
  Object.fromEntries(LOCALE_CODES.map((locale) => [locale, say(WORDS[locale])])) as Record<
    LocaleCode,
    string
  >

export const fieldNames = (code: SpecCode) => inEvery(({ fields }) => fields[code])

export const optionNames = (option: WordedOption) => inEvery(({ options }) => options[option])
