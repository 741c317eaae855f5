import type { LocaleCode } from '@ironsouq/i18n/locales'
import ar from '../../texts/ar/destinations.json' with { type: 'json' }
import de from '../../texts/de/destinations.json' with { type: 'json' }
import en from '../../texts/en/destinations.json' with { type: 'json' }
import es from '../../texts/es/destinations.json' with { type: 'json' }
import fr from '../../texts/fr/destinations.json' with { type: 'json' }
import he from '../../texts/he/destinations.json' with { type: 'json' }
import ko from '../../texts/ko/destinations.json' with { type: 'json' }
import pt from '../../texts/pt/destinations.json' with { type: 'json' }
import zhCn from '../../texts/zh_CN/destinations.json' with { type: 'json' }
import zhHk from '../../texts/zh_HK/destinations.json' with { type: 'json' }
import type { DestinationCode } from './destination-figures.ts'

interface Name {
  place: string
  country: string
}

/** What the places are called in the ten languages. */
export const PLACES: Record<LocaleCode, Record<DestinationCode, Name>> = {
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
