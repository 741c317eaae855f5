import type { LocaleCode } from '@ironsouq/i18n/locales'
import ar from '../../texts/ar/notes.json' with { type: 'json' }
import de from '../../texts/de/notes.json' with { type: 'json' }
import en from '../../texts/en/notes.json' with { type: 'json' }
import es from '../../texts/es/notes.json' with { type: 'json' }
import fr from '../../texts/fr/notes.json' with { type: 'json' }
import he from '../../texts/he/notes.json' with { type: 'json' }
import ko from '../../texts/ko/notes.json' with { type: 'json' }
import pt from '../../texts/pt/notes.json' with { type: 'json' }
import zhCn from '../../texts/zh_CN/notes.json' with { type: 'json' }
import zhHk from '../../texts/zh_HK/notes.json' with { type: 'json' }
import type { SellerNotes } from './seller-notes.ts'

/** Nothing here depends on the kind of machine. */
export const notesOfTrade: Record<LocaleCode, SellerNotes> = {
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
