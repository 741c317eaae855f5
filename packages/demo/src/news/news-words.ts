import type { LocaleCode } from '@ironsouq/i18n/locales'
import ar from '../../texts/ar/news.json' with { type: 'json' }
import de from '../../texts/de/news.json' with { type: 'json' }
import en from '../../texts/en/news.json' with { type: 'json' }
import es from '../../texts/es/news.json' with { type: 'json' }
import fr from '../../texts/fr/news.json' with { type: 'json' }
import he from '../../texts/he/news.json' with { type: 'json' }
import ko from '../../texts/ko/news.json' with { type: 'json' }
import pt from '../../texts/pt/news.json' with { type: 'json' }
import zhCn from '../../texts/zh_CN/news.json' with { type: 'json' }
import zhHk from '../../texts/zh_HK/news.json' with { type: 'json' }
import type { NewsWords } from './news.ts'

export const NEWS_WORDS: Record<LocaleCode, NewsWords> = {
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
