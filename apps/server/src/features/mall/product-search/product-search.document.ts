import { EMIRATES, type Emirate } from '@ironsouq/contract/machines/device/device.enums'
import type { CrossReference } from '@ironsouq/contract/mall/product/cross-reference'
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
  /** Numbers of other makers that it replaces, as printed, and without punctuation. */
  crossReferences: CrossReference[]
  crossKeys: string[]
  /** Sizes in its name, its attributes and its variants: `23525`, `20l`. */
  figures: string[]
  /** The weight of the machines that it is for, in tonnes, when its name says so. */
  carrier: { gte: number; lte: number } | null
  /** The machine models that it fits, and how their names are typed. */
  fits: string[]
  fitKeys: string[]
  /** Their makers, and the names of these. */
  fitBrands: string[]
  fitWords: string
  store: string
  condition: string
  services: string[]
  /** Where it is delivered to. */
  emirates: string[]
  /** The working days until it arrives at the latest, by emirate; only of what can be bought. */
  arrival: Partial<Record<Emirate, number>>
  /** The lowest one, in AED. */
  price: number | null
  soldCount: number
  /** As `soldCount`, but what can be bought is above everything else. */
  saleRank: number
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
      crossKeys: keyword,
      figures: keyword,
      carrier: { type: 'float_range' },
      fits: keyword,
      fitKeys: keyword,
      fitBrands: keyword,
      fitWords: text('folded'),
      store: facet,
      condition: facet,
      services: facet,
      emirates: facet,
      arrival: {
        properties: Object.fromEntries(EMIRATES.map((emirate) => [emirate, { type: 'byte' }])),
      },
      price: { type: 'double' },
      soldCount: { type: 'integer' },
      saleRank: { type: 'integer' },
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
