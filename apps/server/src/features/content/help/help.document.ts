import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import { ANALYSERS, analysis } from '#features/platform/search/search.analysis.rules.ts'
import type { IndexDefinition, Indexed } from '#kernel/ports/search.ts'

interface HelpWords {
  title: string
  keywords: string
  text: string
}

/** An article in the index. What is shown of it comes from PostgreSQL. */
export interface HelpDocument {
  articleId: string
  isPublished: boolean
  words: Partial<Record<LocaleCode, HelpWords>>
}

const text = (locale: LocaleCode) => ({
  type: 'text',
  analyzer: ANALYSERS[locale],
  // A compound matches a search for one of its parts; a search for a compound is not split.
  ...(locale === 'de' && { search_analyzer: 'whole_words' }),
})

export const helpIndex: IndexDefinition = {
  name: 'help',
  idField: 'articleId',
  settings: { refresh_interval: '500ms', analysis },
  mappings: {
    dynamic: false,
    properties: {
      articleId: { type: 'keyword' },
      isPublished: { type: 'boolean' },
      words: {
        properties: Object.fromEntries(
          LOCALE_CODES.map((locale) => {
            const words = text(locale)
            return [locale, { properties: { title: words, keywords: words, text: words } }]
          }),
        ),
      },
    },
  },
}

export interface HelpToIndex {
  articleId: string
  version: number
  isPublished: boolean
  /** The finished ones. */
  texts: readonly (HelpWords & { locale: LocaleCode })[]
}

export const presentHelpDocument = (article: HelpToIndex): Indexed => {
  const { articleId, version, isPublished, texts } = article
  const document: HelpDocument = {
    articleId,
    isPublished,
    words: Object.fromEntries(texts.map(({ locale, ...words }) => [locale, words])),
  }
  return { id: articleId, version, document }
}

/** The places of a field in which words are found, with how much a hit there counts. */
const fieldsOf = (locale: LocaleCode, boost: number) => [
  `words.${locale}.title^${4 * boost}`,
  `words.${locale}.keywords^${3 * boost}`,
  `words.${locale}.text^${boost}`,
]

/**
 * The question to the index. Articles without a translation are read in English, so English words
 * are found in every language, with less weight.
 */
export function helpQuestion(locale: LocaleCode, words: string, size: number): object {
  const inFields = (fields: readonly string[]) => ({
    multi_match: {
      query: words,
      fields,
      type: 'best_fields',
      minimum_should_match: '2<75%',
      fuzziness: 'AUTO:5,9',
      prefix_length: 2,
    },
  })
  const languages = locale === 'en' ? [fieldsOf('en', 2)] : [fieldsOf(locale, 2), fieldsOf('en', 1)]
  return {
    size,
    track_total_hits: false,
    _source: ['articleId'],
    query: {
      bool: {
        filter: [{ term: { isPublished: true } }],
        must: [{ dis_max: { queries: languages.map(inFields) } }],
      },
    },
  }
}
