import type { Emirate } from '@ironsouq/contract/machines/device/device.enums'
import {
  boundsOf,
  specsOf,
  valuesOf,
  type Bounds,
} from '@ironsouq/contract/machines/device/device.filters'
import {
  PRODUCT_CHOICES,
  USUAL_EMIRATE,
  type ProductChoice,
} from '@ironsouq/contract/mall/product-search/product-search.filters'
import type { ProductQuery } from '@ironsouq/contract/mall/product-search/product-search.query'
import type { MallCatalogue } from '#features/mall/product-category/product-category.catalogue.queries.ts'
import type { PartMeaning, PartNeed } from '#features/mall/product-query/product-query.queries.ts'

type AttributeWanted = { bounds: Bounds } | { values: string[] }

/** One filter that narrows what the page is about. */
export type Narrowing = { value: string } & (
  | { filter: ProductChoice; values: string[] }
  | { filter: 'price'; bounds: Bounds }
  | { filter: 'modelId' }
  | { filter: 'within'; days: number; to: Emirate }
  | { filter: 'attribute'; code: string; wanted: AttributeWanted }
)

/** A search: what the page is about, and the filters that narrow it. */
export interface Plan {
  category: string | null
  meaning: PartMeaning
  narrowings: Narrowing[]
  /** Stores that sell nothing, although the index has not read it yet. */
  stopped?: readonly string[]
}

/** Filters that a product must match with all values; the others match with any value. */
export const ALL_OF: ReadonlySet<string> = new Set<ProductChoice>(['service'])

/** Commas separate the values of a filter. */
export const printedBrand = (brand: string): string =>
  brand.replaceAll(',', ' ').replaceAll(/\s+/g, ' ').trim()

/** The attributes of the query that can be filtered by; others narrow nothing. */
function byAttribute(text: string | undefined, { attributes }: MallCatalogue): Narrowing[] {
  return [...specsOf(text)].flatMap(([code, value]): Narrowing[] => {
    const kind = attributes.get(code)?.kind
    if (kind === undefined || kind === 'text') return []
    const wanted = kind === 'number' ? { bounds: boundsOf(value) } : { values: valuesOf(value) }
    return [{ filter: 'attribute', code, value: `${code}:${value}`, wanted }]
  })
}

export function planOf(query: ProductQuery, known: MallCatalogue, meaning: PartMeaning): Plan {
  const { price, modelId, within, to = USUAL_EMIRATE } = query
  const chosen = PRODUCT_CHOICES.flatMap((filter): Narrowing[] => {
    const value = query[filter]
    return value ? [{ filter, value, values: [...new Set(valuesOf(value))] }] : []
  })
  return {
    category: query.category ?? null,
    meaning,
    narrowings: [
      ...(modelId === undefined ? [] : [{ filter: 'modelId' as const, value: modelId }]),
      ...chosen,
      ...(price === undefined
        ? []
        : [{ filter: 'price' as const, value: price, bounds: boundsOf(price) }]),
      ...(within === undefined
        ? []
        : [{ filter: 'within' as const, value: within, days: Number(within), to }]),
      ...byAttribute(query.attribute, known),
    ],
  }
}

/** A unique key: filters have one each, attributes one per code. */
export const keyOf = (narrowing: Narrowing): string =>
  narrowing.filter === 'attribute' ? `attribute.${narrowing.code}` : narrowing.filter

/** A word is searched in the names of several languages, what it was read as in one field. */
const WORD_COST = 3
const costOf = ({ kind }: PartNeed) => (kind === 'word' || kind === 'figure' ? WORD_COST : 1)
const HEAVY_COST = 120

/** An expensive search: of these one address runs one at a time. */
export const isHeavy = ({ meaning: { needs }, narrowings }: Plan): boolean => {
  const words = needs.reduce((sum, need) => sum + costOf(need), 0)
  return (1 + narrowings.length + words) * (2 + narrowings.length) > HEAVY_COST
}
