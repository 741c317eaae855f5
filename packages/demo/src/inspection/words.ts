import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import ar from '../../texts/ar/inspection-points.json' with { type: 'json' }
import de from '../../texts/de/inspection-points.json' with { type: 'json' }
import en from '../../texts/en/inspection-points.json' with { type: 'json' }
import es from '../../texts/es/inspection-points.json' with { type: 'json' }
import fr from '../../texts/fr/inspection-points.json' with { type: 'json' }
import he from '../../texts/he/inspection-points.json' with { type: 'json' }
import ko from '../../texts/ko/inspection-points.json' with { type: 'json' }
import pt from '../../texts/pt/inspection-points.json' with { type: 'json' }
import zhCn from '../../texts/zh_CN/inspection-points.json' with { type: 'json' }
import zhHk from '../../texts/zh_HK/inspection-points.json' with { type: 'json' }
import type { PointWords } from './point-words.ts'
import type { PointCode } from './points.ts'

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
