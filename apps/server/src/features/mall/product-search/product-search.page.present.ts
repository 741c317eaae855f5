import { valuesOf } from '@ironsouq/contract/machines/device/device.filters'
import {
  PRODUCT_CHOICES,
  type ProductChoice,
} from '@ironsouq/contract/mall/product-search/product-search.filters'
import type {
  AttributeFacet,
  FoundCard,
  ProductFacet,
  ProductOptionCount,
  ProductPage,
  ProductQuery,
} from '@ironsouq/contract/mall/product-search/product-search.query'
import type { ProductCard } from '@ironsouq/contract/mall/product-search/product-search.schema'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { Scales } from '#features/machines/device-search/device-search.facets.rules.ts'
import {
  nameOf,
  productCategoriesBelow,
  productCategoryPath,
  type KnownAttribute,
  type MallCatalogue,
} from '#features/mall/product-category/product-category.catalogue.queries.ts'
import type { PartMeaning } from '#features/mall/product-query/product-query.queries.ts'
import { modelKey } from '#features/platform/search/search.queries.ts'
import type { ProductDocument } from './product-search.document.ts'
import { FIXED, type FacetCounts } from './product-search.facets.rules.ts'

export interface Reader {
  known: MallCatalogue
  locale: LocaleCode
}

/** What an index that was built before it does not have. */
type Later = 'rating' | 'arrival'
type Card = ProductDocument['card']

/** What a search reads of a document to show its card. */
export interface Hit extends Pick<ProductDocument, 'words' | 'crossReferences'> {
  card: Omit<Card, Later> & Partial<Pick<Card, Later>>
}

export const presentHit = (locale: LocaleCode, { card, words }: Hit): ProductCard => ({
  ...card,
  ...words[locale],
  rating: card.rating ?? null,
  arrival: card.arrival ?? null,
  fit: null,
})

/** A card with the number of another maker that was typed, as it is printed. */
export function presentFound(
  locale: LocaleCode,
  hit: Hit,
  { needs, number }: PartMeaning,
): FoundCard {
  const typed = new Set(
    needs.flatMap(({ kind, phrase }) => (kind === 'word' ? modelKey(phrase) : [])),
  )
  // An index from before numbers were stated is searched until it is rebuilt.
  const matchedNumber = hit.crossReferences?.find((each) => {
    const key = modelKey(each.number)
    return key === number || typed.has(key)
  })
  return { ...presentHit(locale, hit), matchedNumber: matchedNumber ?? null, promotion: null }
}

export const presentPath = ({ known, locale }: Reader, category: string | undefined) =>
  productCategoryPath(known, category).map((each) => ({
    code: each.code,
    name: nameOf(each, locale),
  }))

/** What can be chosen below the category of the page; without counts while the index is away. */
export function presentCategories(
  { known, locale }: Reader,
  category: string | undefined,
  counts: FacetCounts | null,
): ProductPage['categories'] {
  const counted = new Map(counts?.options('categories').map(({ value, count }) => [value, count]))
  return productCategoriesBelow(known, category ?? null).map((each) => ({
    code: each.code,
    name: nameOf(each, locale),
    count: counts && (counted.get(each.code) ?? 0),
  }))
}

/** Of long lists the commonest are shown, and those the reader has ticked. */
function withTicked(options: readonly ProductOptionCount[], ticked: readonly string[]) {
  const missing = ticked.filter((value) => options.every((option) => option.value !== value))
  return [...options, ...missing.map((value) => ({ value, label: null, count: 0 }))]
}

function facetOf(
  filter: ProductChoice,
  counts: FacetCounts,
  { query, stores }: { query: ProductQuery; stores: ReadonlyMap<string, string> },
): ProductFacet {
  const counted = counts.options(filter)
  const fixed = FIXED[filter]
  if (fixed) {
    const count = new Map(counted.map((option) => [option.value, option.count]))
    return {
      filter,
      options: fixed.map((value) => ({ value, label: null, count: count.get(value) ?? 0 })),
    }
  }
  const labelOf = (value: string) => (filter === 'store' ? (stores.get(value) ?? null) : value)
  const all = withTicked(
    counted.map((option) => ({ ...option, label: null })),
    valuesOf(query[filter]),
  )
  return { filter, options: all.map((option) => ({ ...option, label: labelOf(option.value) })) }
}

function spreadOf(key: string, counts: FacetCounts, scales: Scales) {
  const scale = scales.get(key)
  if (!scale) return null
  const { min, max, hasMore } = scale
  return { min, max, hasMore, bars: counts.bars(key) }
}

function attributeFacet(
  locale: LocaleCode,
  attribute: KnownAttribute,
  counts: FacetCounts,
  scales: Scales,
): AttributeFacet[] {
  const { code, kind, unit, choices } = attribute
  const key = `attribute.${code}`
  const head = { code, kind, unit, name: nameOf(attribute, locale) }
  if (kind === 'number') {
    const spread = spreadOf(key, counts, scales)
    return spread ? [{ ...head, options: [], spread }] : []
  }
  const count = new Map(
    counts.options(key).map((option) => [option.value.slice(code.length + 1), option.count]),
  )
  const options =
    kind === 'boolean'
      ? [{ value: 'yes', label: null, count: count.get('yes') ?? 0 }]
      : choices.map((choice) => ({
          value: choice.code,
          label: nameOf(choice, locale),
          count: count.get(choice.code) ?? 0,
        }))
  return options.some((option) => option.count > 0) ? [{ ...head, options, spread: null }] : []
}

interface Counted {
  query: ProductQuery
  counts: FacetCounts
  scales: Scales
  attributes: readonly KnownAttribute[]
  /** Names of stores by their ids. */
  stores: ReadonlyMap<string, string>
}

export const presentCounts = (
  locale: LocaleCode,
  { query, counts, scales, attributes, stores }: Counted,
): Pick<ProductPage, 'total' | 'facets' | 'price' | 'attributes'> => ({
  total: counts.total,
  facets: PRODUCT_CHOICES.map((filter) => facetOf(filter, counts, { query, stores })),
  price: spreadOf('price', counts, scales),
  attributes: attributes.flatMap((each) => attributeFacet(locale, each, counts, scales)),
})
