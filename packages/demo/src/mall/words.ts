import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import ar from '../../texts/ar/mall.json' with { type: 'json' }
import de from '../../texts/de/mall.json' with { type: 'json' }
import en from '../../texts/en/mall.json' with { type: 'json' }
import es from '../../texts/es/mall.json' with { type: 'json' }
import fr from '../../texts/fr/mall.json' with { type: 'json' }
import he from '../../texts/he/mall.json' with { type: 'json' }
import ko from '../../texts/ko/mall.json' with { type: 'json' }
import pt from '../../texts/pt/mall.json' with { type: 'json' }
import zhCn from '../../texts/zh_CN/mall.json' with { type: 'json' }
import zhHk from '../../texts/zh_HK/mall.json' with { type: 'json' }
import type { MallWords, Section, WordOf } from './mall-words.ts'

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
