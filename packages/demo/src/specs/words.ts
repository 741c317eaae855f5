import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import ar from '../../texts/ar/specs.json' with { type: 'json' }
import de from '../../texts/de/specs.json' with { type: 'json' }
import en from '../../texts/en/specs.json' with { type: 'json' }
import es from '../../texts/es/specs.json' with { type: 'json' }
import fr from '../../texts/fr/specs.json' with { type: 'json' }
import he from '../../texts/he/specs.json' with { type: 'json' }
import ko from '../../texts/ko/specs.json' with { type: 'json' }
import pt from '../../texts/pt/specs.json' with { type: 'json' }
import zhCn from '../../texts/zh_CN/specs.json' with { type: 'json' }
import zhHk from '../../texts/zh_HK/specs.json' with { type: 'json' }
import type { SpecCode, WordedOption } from './fields.ts'
import type { SpecWords } from './spec-words.ts'

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
