import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import ar from '../../texts/ar/content.json' with { type: 'json' }
import de from '../../texts/de/content.json' with { type: 'json' }
import en from '../../texts/en/content.json' with { type: 'json' }
import es from '../../texts/es/content.json' with { type: 'json' }
import fr from '../../texts/fr/content.json' with { type: 'json' }
import he from '../../texts/he/content.json' with { type: 'json' }
import ko from '../../texts/ko/content.json' with { type: 'json' }
import pt from '../../texts/pt/content.json' with { type: 'json' }
import zhCn from '../../texts/zh_CN/content.json' with { type: 'json' }
import zhHk from '../../texts/zh_HK/content.json' with { type: 'json' }
import type { Content } from './content-words.ts'

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
