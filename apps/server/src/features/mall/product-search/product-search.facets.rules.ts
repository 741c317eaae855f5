import { EMIRATES } from '@ironsouq/contract/machines/device/device.enums'
import {
  PRODUCT_CHOICES,
  PRODUCT_SERVICES,
  type ProductChoice,
} from '@ironsouq/contract/mall/product-search/product-search.filters'
import { PRODUCT_CONDITIONS } from '@ironsouq/contract/mall/product/product.enums'
import {
  bars,
  barsOf,
  PERCENTS,
  type Answer,
  type Scales,
} from '#features/machines/device-search/device-search.facets.rules.ts'
import type { KnownAttribute } from '#features/mall/product-category/product-category.catalogue.queries.ts'
import { ALL_OF, keyOf, type Plan } from './product-search.plan.rules.ts'
import { CHOICE_FIELDS, narrowed } from './product-search.rules.ts'

/** Facets with fixed options: an option without products has a count of 0. */
export const FIXED: Partial<Record<ProductChoice, readonly string[]>> = {
  service: PRODUCT_SERVICES,
  condition: PRODUCT_CONDITIONS,
  emirate: EMIRATES,
}
const MOST_OPTIONS = 50
const MOST_CATEGORIES = 500

type Aggregation = Record<string, unknown>

const options = (field: string, size: number): Aggregation => ({ terms: { field, size } })

/** A number needs a scale; a choice or a flag is counted by its options. */
const attributeParts = (
  attributes: readonly KnownAttribute[],
  scales: Scales,
): [string, Aggregation][] =>
  attributes.flatMap(({ code, kind, choices }) => {
    const key = `attribute.${code}`
    const scale = scales.get(key)
    if (kind === 'number') return scale ? [[key, bars(key, scale)]] : []
    const values = kind === 'boolean' ? ['yes', 'no'] : choices.map((choice) => choice.code)
    const include = values.map((value) => `${code}:${value}`)
    return include.length > 0
      ? [[key, { terms: { field: 'attributeKeys', include, size: include.length } }]]
      : []
  })

interface Counting {
  plan: Plan
  about: object
  attributes: readonly KnownAttribute[]
  scales: Scales
}

/** One request for all facets without a choice, and one for each facet with a choice: a choice does not narrow its own. */
export function facetRequests({ plan, about, attributes, scales }: Counting): object[] {
  const chosen = new Set(
    plan.narrowings.flatMap((narrowing) =>
      ALL_OF.has(narrowing.filter) ? [] : [keyOf(narrowing)],
    ),
  )
  const price = scales.get('price')
  const parts: [string, Aggregation][] = [
    ...PRODUCT_CHOICES.map((choice): [string, Aggregation] => [
      choice,
      options(CHOICE_FIELDS[choice], FIXED[choice]?.length ?? MOST_OPTIONS),
    ]),
    ...(price ? [['price', bars('price', price)] as [string, Aggregation]] : []),
    ...attributeParts(attributes, scales),
  ]
  const requestOf = (aggs: Aggregation, without?: string) => ({
    size: 0,
    track_total_hits: without === undefined,
    query: { bool: { filter: [about, ...narrowed(plan.narrowings, without)] } },
    aggs,
  })
  return [
    requestOf({
      ...Object.fromEntries(parts.filter(([key]) => !chosen.has(key))),
      categories: options('categories', MOST_CATEGORIES),
    }),
    ...parts
      .filter(([key]) => chosen.has(key))
      .map(([key, part]) => requestOf({ [key]: part }, key)),
  ]
}

interface Counted {
  buckets?: { key: string | number; doc_count: number }[]
}

/** The counts of all requests of `facetRequests`, by facet. */
export function readFacets([first, ...own]: readonly Answer[], scales: Scales) {
  const counts = Object.assign(
    {},
    first?.aggregations,
    ...own.map(({ aggregations }) => aggregations),
  ) as Record<string, Counted | undefined>
  const buckets = (key: string) => counts[key]?.buckets ?? []
  return {
    total: first?.total ?? 0,
    options: (key: string) =>
      buckets(key).map((bucket) => ({ value: String(bucket.key), count: bucket.doc_count })),
    bars: (key: string) => {
      const scale = scales.get(key)
      return scale ? barsOf(buckets(key), scale) : []
    },
  }
}
export type FacetCounts = ReturnType<typeof readFacets>

/** Percentiles between which nearly all products of a category lie. */
export function scalesRequest(about: object, attributes: readonly string[]) {
  const percentiles = (field: string) => ({ percentiles: { field, percents: PERCENTS } })
  const fields = ['price', ...attributes.map((code) => `attribute.${code}`)]
  return {
    size: 0,
    track_total_hits: false,
    query: about,
    aggs: Object.fromEntries(fields.map((field) => [field, percentiles(field)])),
  }
}
