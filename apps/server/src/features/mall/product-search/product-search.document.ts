import type { LocaleCode } from '@ironsouq/i18n/locales'
import type {
  ProductFacts,
  ProductTexts,
} from '#features/mall/product-card/product-card.projection.ts'
import { ANALYSERS, analysis } from '#features/platform/search/search.analysis.rules.ts'
import type { IndexDefinition } from '#kernel/ports/search.ts'

/** A product in the index: fields to filter by, texts to search, and its card. */
export interface ProductDocument {
  productId: string
  /** On sale, in an open store: only these are found. */
  isSold: boolean
  /** From its own category up. */
  categories: string[]
  /** As printed, without commas: filters separate their values with them. */
  brand: string | null
  /** Its part number without punctuation. */
  partKey: string | null
  /** Parts of the part number, and the numbers of its variants. */
  codes: string[]
  /** The machine models that it fits, and how their names are typed. */
  fits: string[]
  fitKeys: string[]
  /** The names of their makers. */
  fitWords: string
  store: string
  condition: string
  services: string[]
  /** Where it is delivered to. */
  emirates: string[]
  /** The lowest one, in AED. */
  price: number | null
  soldCount: number
  publishedAt: string | null
  /** Numbers by the codes of their attributes. */
  attribute: Record<string, number>
  /** Choices and flags: `thread:m24`, `magnetic:yes`. */
  attributeKeys: string[]
  words: Record<LocaleCode, ProductTexts>
  card: ProductFacts
}

const keyword = { type: 'keyword' }
/** Facets count these: their global ordinals are built at a refresh, not by the first reader. */
const facet = { type: 'keyword', eager_global_ordinals: true }
const text = (analyzer: string) => ({ type: 'text', analyzer })

const name = (locale: LocaleCode) => ({
  ...text(ANALYSERS[locale]),
  // A compound matches a search for one of its parts; a search for a compound is not split.
  ...(locale === 'de' && { search_analyzer: 'whole_words' }),
  // Korean words that the dictionary splits wrongly match by pairs of syllables.
  ...(locale === 'ko' && { fields: { pairs: text('pairs') } }),
})

export const productIndex: IndexDefinition = {
  name: 'product',
  idField: 'productId',
  settings: { refresh_interval: '500ms', analysis },
  mappings: {
    dynamic: false,
    dynamic_templates: [{ numbers: { path_match: 'attribute.*', mapping: { type: 'float' } } }],
    properties: {
      productId: keyword,
      isSold: { type: 'boolean' },
      categories: facet,
      brand: { ...facet, fields: { words: text('folded') } },
      partKey: keyword,
      codes: keyword,
      fits: keyword,
      fitKeys: keyword,
      fitWords: text('folded'),
      store: facet,
      condition: facet,
      services: facet,
      emirates: facet,
      price: { type: 'double' },
      soldCount: { type: 'integer' },
      publishedAt: { type: 'date' },
      attribute: { type: 'object', dynamic: true },
      attributeKeys: facet,
      words: {
        properties: Object.fromEntries(
          Object.keys(ANALYSERS).map((locale) => {
            const words = name(locale as LocaleCode)
            return [locale, { properties: { name: words, categoryName: words } }]
          }),
        ),
      },
    },
  },
}
