import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import ar from '../../texts/ar/inspection-remarks.json' with { type: 'json' }
import de from '../../texts/de/inspection-remarks.json' with { type: 'json' }
import en from '../../texts/en/inspection-remarks.json' with { type: 'json' }
import es from '../../texts/es/inspection-remarks.json' with { type: 'json' }
import fr from '../../texts/fr/inspection-remarks.json' with { type: 'json' }
import he from '../../texts/he/inspection-remarks.json' with { type: 'json' }
import ko from '../../texts/ko/inspection-remarks.json' with { type: 'json' }
import pt from '../../texts/pt/inspection-remarks.json' with { type: 'json' }
import zhCn from '../../texts/zh_CN/inspection-remarks.json' with { type: 'json' }
import zhHk from '../../texts/zh_HK/inspection-remarks.json' with { type: 'json' }
import type { RemarkCode, RemarkTexts } from './remarks.ts'

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
