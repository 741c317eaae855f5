import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import type { MallWords, Section, WordOf } from './mall-words.ts'
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

/** A text in ten languages. */
export type Texts = Record<LocaleCode, string>

const WORDS: Record<LocaleCode, MallWords> = {
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

export const inEvery = <Words>(say: (locale: LocaleCode) => Words): Record<LocaleCode, Words> =>
  Object.fromEntries(LOCALE_CODES.map((locale) => [locale, say(locale)])) as Record<
    LocaleCode,
    Words
  >

export const wordOf = <S extends Section>(locale: LocaleCode, section: S, key: WordOf<S>): string =>
  WORDS[locale][section][key]

export const wordsOf = <S extends Section>(section: S, key: WordOf<S>): Texts =>
  inEvery((locale) => wordOf(locale, section, key))

export type Values = Readonly<Record<string, string | number>>

/** A sentence or a part of one, with its values. */
export const phraseOf = (locale: LocaleCode, key: WordOf<'phrases'>, values: Values = {}): string =>
  wordOf(locale, 'phrases', key).replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(values[name] ?? ''),
  )
