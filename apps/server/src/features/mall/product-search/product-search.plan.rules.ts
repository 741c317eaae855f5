import {
  boundsOf,
  specsOf,
  valuesOf,
  type Bounds,
} from '@ironsouq/contract/machines/device/device.filters'
import {
  PRODUCT_CHOICES,
  type ProductChoice,
} from '@ironsouq/contract/mall/product-search/product-search.filters'
import type { ProductQuery } from '@ironsouq/contract/mall/product-search/product-search.query'
import type { MallCatalogue } from '#features/mall/product-category/product-category.catalogue.queries.ts'

type AttributeWanted = { bounds: Bounds } | { values: string[] }

/** One filter that narrows what the page is about. */
export type Narrowing = { value: string } & (
  | { filter: ProductChoice; values: string[] }
  | { filter: 'price'; bounds: Bounds }
  | { filter: 'modelId' }
  | { filter: 'attribute'; code: string; wanted: AttributeWanted }
)

/** A search: what the page is about, and the filters that narrow it. */
export interface Plan {
  category: string | null
  words: string[]
  narrowings: Narrowing[]
  /** Stores that sell nothing, although the index has not read it yet. */
  stopped?: readonly string[]
}

/** Filters that a product must match with all values; the others match with any value. */
export const ALL_OF: ReadonlySet<string> = new Set<ProductChoice>(['service'])

/** Commas separate the values of a filter. */
export const printedBrand = (brand: string): string =>
  brand.replaceAll(',', ' ').replaceAll(/\s+/g, ' ').trim()

/** More words than this are not searched: no product is described with so many. */
const MOST_WORDS = 8

/** Where a script without spaces meets one with spaces: "PC200滤芯" is two words. */
const SEAM =
  /(?<=[\p{Script=Han}\p{Script=Hangul}])(?=[\p{Script=Latin}\d])|(?<=[\p{Script=Latin}\d])(?=[\p{Script=Han}\p{Script=Hangul}])/gu

const wordsOf = (q: string | undefined): string[] =>
  (q ?? '')
    .replaceAll(SEAM, ' ')
    .split(/[\s,;]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MOST_WORDS)

/** The attributes of the query that can be filtered by; others narrow nothing. */
function byAttribute(text: string | undefined, { attributes }: MallCatalogue): Narrowing[] {
  return [...specsOf(text)].flatMap(([code, value]): Narrowing[] => {
    const kind = attributes.get(code)?.kind
    if (kind === undefined || kind === 'text') return []
    const wanted = kind === 'number' ? { bounds: boundsOf(value) } : { values: valuesOf(value) }
    return [{ filter: 'attribute', code, value: `${code}:${value}`, wanted }]
  })
}

export function planOf(query: ProductQuery, known: MallCatalogue): Plan {
  const { price, modelId } = query
  const chosen = PRODUCT_CHOICES.flatMap((filter): Narrowing[] => {
    const value = query[filter]
    return value ? [{ filter, value, values: [...new Set(valuesOf(value))] }] : []
  })
  return {
    category: query.category ?? null,
    words: wordsOf(query.q),
    narrowings: [
      ...(modelId === undefined ? [] : [{ filter: 'modelId' as const, value: modelId }]),
      ...chosen,
      ...(price === undefined
        ? []
        : [{ filter: 'price' as const, value: price, bounds: boundsOf(price) }]),
      ...byAttribute(query.attribute, known),
    ],
  }
}

/** A unique key: filters have one each, attributes one per code. */
export const keyOf = (narrowing: Narrowing): string =>
  narrowing.filter === 'attribute' ? `attribute.${narrowing.code}` : narrowing.filter

/** A word is searched in the names of several languages, a filter in one field. */
const WORD_COST = 3
const HEAVY_COST = 120

/** An expensive search: of these one address runs one at a time. */
export const isHeavy = ({ words, narrowings }: Plan): boolean =>
  (1 + narrowings.length + WORD_COST * words.length) * (2 + narrowings.length) > HEAVY_COST
