import type { LocaleCode } from '@ironsouq/i18n/locales'
import ar from '../../texts/ar/films.json' with { type: 'json' }
import de from '../../texts/de/films.json' with { type: 'json' }
import en from '../../texts/en/films.json' with { type: 'json' }
import es from '../../texts/es/films.json' with { type: 'json' }
import fr from '../../texts/fr/films.json' with { type: 'json' }
import he from '../../texts/he/films.json' with { type: 'json' }
import ko from '../../texts/ko/films.json' with { type: 'json' }
import pt from '../../texts/pt/films.json' with { type: 'json' }
import zhCn from '../../texts/zh_CN/films.json' with { type: 'json' }
import zhHk from '../../texts/zh_HK/films.json' with { type: 'json' }

/** What a take of a film shows: its chapter and what the captions say. */
export type Shown = 'whole' | 'plate' | 'meter' | 'engine' | 'cab' | 'undercarriage' | 'tyre'

interface FilmWords {
  takes: Record<Shown, { chapter: string; caption: string }>
  films: Record<FilmKind, { title: string; summary: string }>
}

/** `{name}` is the machine. */
export type FilmKind = 'walkAround' | 'undercarriages' | 'readFirst' | 'cabs' | 'yards'

export const FILM_WORDS: Record<LocaleCode, FilmWords> = {
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
