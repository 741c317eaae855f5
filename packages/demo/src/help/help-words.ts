import type { LocaleCode } from '@ironsouq/i18n/locales'
import ar from '../../texts/ar/help.json' with { type: 'json' }
import de from '../../texts/de/help.json' with { type: 'json' }
import en from '../../texts/en/help.json' with { type: 'json' }
import es from '../../texts/es/help.json' with { type: 'json' }
import fr from '../../texts/fr/help.json' with { type: 'json' }
import he from '../../texts/he/help.json' with { type: 'json' }
import ko from '../../texts/ko/help.json' with { type: 'json' }
import pt from '../../texts/pt/help.json' with { type: 'json' }
import zhCn from '../../texts/zh_CN/help.json' with { type: 'json' }
import zhHk from '../../texts/zh_HK/help.json' with { type: 'json' }
import type { HelpWords } from './help.ts'

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
