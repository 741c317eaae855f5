import type { LocaleCode } from '@ironsouq/i18n/locales'
import arMore from '../../texts/ar/help-more.json' with { type: 'json' }
import ar from '../../texts/ar/help.json' with { type: 'json' }
import deMore from '../../texts/de/help-more.json' with { type: 'json' }
import de from '../../texts/de/help.json' with { type: 'json' }
import enMore from '../../texts/en/help-more.json' with { type: 'json' }
import en from '../../texts/en/help.json' with { type: 'json' }
import esMore from '../../texts/es/help-more.json' with { type: 'json' }
import es from '../../texts/es/help.json' with { type: 'json' }
import frMore from '../../texts/fr/help-more.json' with { type: 'json' }
import fr from '../../texts/fr/help.json' with { type: 'json' }
import heMore from '../../texts/he/help-more.json' with { type: 'json' }
import he from '../../texts/he/help.json' with { type: 'json' }
import koMore from '../../texts/ko/help-more.json' with { type: 'json' }
import ko from '../../texts/ko/help.json' with { type: 'json' }
import ptMore from '../../texts/pt/help-more.json' with { type: 'json' }
import pt from '../../texts/pt/help.json' with { type: 'json' }
import zhCnMore from '../../texts/zh_CN/help-more.json' with { type: 'json' }
import zhCn from '../../texts/zh_CN/help.json' with { type: 'json' }
import zhHkMore from '../../texts/zh_HK/help-more.json' with { type: 'json' }
import zhHk from '../../texts/zh_HK/help.json' with { type: 'json' }
import type { HelpWords } from './help.ts'

/** Machines are in one file, everything else in the other. */
const both = <Topics, Articles, More>(
  { topics, articles }: { topics: Topics; articles: Articles },
  more: { articles: More },
) => ({ topics, articles: { ...articles, ...more.articles } })

export const HELP_WORDS: Record<LocaleCode, HelpWords> = {
  en: both(en, enMore),
  zh_CN: both(zhCn, zhCnMore),
  ar: both(ar, arMore),
  fr: both(fr, frMore),
  zh_HK: both(zhHk, zhHkMore),
  pt: both(pt, ptMore),
  ko: both(ko, koMore),
  he: both(he, heMore),
  de: both(de, deMore),
  es: both(es, esMore),
}
