import {
  CUSTOMS,
  EMIRATES,
  EMISSIONS,
  GRADES,
  OWNERSHIPS,
  PRICE_MODES,
} from '@ironsouq/contract/machines/device/device.enums'
import {
  ASSURANCES,
  CHOICES,
  EQUIPMENT,
  RANGES,
  type Choice,
  type FacetName,
  type RangeName,
} from '@ironsouq/contract/machines/device/device.filters'
import type { KnownSpec } from '#features/platform/search/search.catalogue.projection.ts'
import { facetsCountedApart } from './device-search.cost.rules.ts'
import { ALL_OF, keyOf, type Plan } from './device-search.plan.rules.ts'
import { CHOICE_FIELDS, narrowed } from './device-search.rules.ts'

/** Facets with fixed options: an option without devices has a count of 0. */
export const FIXED: Partial<Record<Choice, readonly string[]>> = {
  grade: GRADES,
  emirate: EMIRATES,
  customs: CUSTOMS,
  emission: EMISSIONS,
  assurance: ASSURANCES,
  ownership: OWNERSHIPS,
  priceMode: PRICE_MODES,
  equipment: EQUIPMENT,
}
const MOST_OPTIONS = 50

/** The ends of a range and its bars: equal steps, or one bar for each integer. */
export interface Scale {
  min: number
  max: number
  step: number
  bars: number
  /** Whether devices lie beyond the upper end. */
  hasMore: boolean
}
export type Scales = ReadonlyMap<string, Scale>

type Aggregation = Record<string, unknown>

const options = (field: string, size: number): Aggregation => ({ terms: { field, size } })

export const bars = (field: string, { min, max, step }: Scale, finer = 1): Aggregation => ({
  histogram: {
    field,
    interval: step / finer,
    offset: min % (step / finer),
    hard_bounds: { min, max },
    min_doc_count: 1,
  },
})

type Facets = ReadonlySet<FacetName>

const choiceParts = (facets: Facets): [string, Aggregation][] =>
  CHOICES.filter((choice) => facets.has(choice)).map((choice) => [
    choice,
    options(CHOICE_FIELDS[choice], FIXED[choice]?.length ?? MOST_OPTIONS),
  ])

const rangeParts = (facets: Facets, scales: Scales): [string, Aggregation][] =>
  RANGES.filter((range) => facets.has(range)).flatMap((range) => {
    const scale = scales.get(range)
    return scale ? [[range, bars(range, scale)]] : []
  })

/** Price steps so fine that the median can be read from them. */
const FINER = 25

/** A measure needs a scale; a choice or a flag is counted by its options. */
const specParts = (specs: readonly KnownSpec[], scales: Scales): [string, Aggregation][] =>
  specs.flatMap(({ code, kind, options: known }) => {
    const key = `spec.${code}`
    const scale = scales.get(key)
    if (kind === 'number') return scale ? [[key, bars(key, scale)]] : []
    const values = kind === 'flag' ? ['yes', 'no'] : known.map((option) => option.code)
    const include = values.map((value) => `${code}:${value}`)
    return include.length > 0
      ? [[key, { terms: { field: 'specKeys', include, size: include.length } }]]
      : []
  })

export interface Counting {
  plan: Plan
  about: object
  /** Those to count; others cost nothing. */
  facets: Facets
  specs: readonly KnownSpec[]
  scales: Scales
  newSince: Date
}

/** More than the tree has. */
const MOST_CATEGORIES = 300

const PRICES = 'prices'

/**
 * One request for all facets without a choice, and one for each facet with a choice: a choice does
 * not narrow its own facet. Separate conjunctions let the engine lead with the rarest filter; a
 * single query over "all filters but one" has to visit every document of the broad ones.
 */
export function facetRequests(counting: Counting): object[] {
  const { plan, about, facets, specs, scales, newSince } = counting
  const withChoice = plan.narrowings.flatMap((narrowing) =>
    narrowing.filter !== 'spec' && ALL_OF.has(narrowing.filter as Choice) ? [] : [keyOf(narrowing)],
  )
  const chosen = new Set(withChoice.slice(0, facetsCountedApart(plan)))
  // Unless there is a choice, the bars of the price are read from its finer steps.
  const ranges = rangeParts(facets, scales).filter(([key]) => key !== 'price' || chosen.has(key))
  const parts = [...choiceParts(facets), ...ranges, ...specParts(specs, scales)]
  const price = scales.get('price')
  const requestOf = (aggs: Aggregation, without?: string) => ({
    size: 0,
    track_total_hits: without === undefined,
    query: { bool: { filter: [about, ...narrowed(plan.narrowings, without)] } },
    aggs,
  })
  return [
    requestOf({
      ...Object.fromEntries(parts.filter(([key]) => !chosen.has(key))),
      ...(plan.subject === null && {
        categories: options('categories', MOST_CATEGORIES),
      }),
      ...(price && { [PRICES]: bars('price', price, FINER) }),
      newer: { filter: { range: { listedAt: { gte: newSince.toISOString() } } } },
    }),
    ...parts
      .filter(([key]) => chosen.has(key))
      .map(([key, part]) => requestOf({ [key]: part }, key)),
  ]
}

interface Bucket {
  key: string | number
  doc_count: number
}
interface Counted {
  buckets?: Bucket[]
  doc_count?: number
  values?: Record<string, number | null>
}

/** What the index has counted for one request. */
export interface Answer {
  total: number
  aggregations: Readonly<Record<string, unknown>>
}

/** Interpolated within a bucket, so exact to a small part of a step. */
function medianOf(buckets: readonly Bucket[], width: number): number | null {
  const total = buckets.reduce((sum, { doc_count }) => sum + doc_count, 0)
  let passed = 0
  for (const { key, doc_count } of buckets) {
    if (passed + doc_count > total / 2 || passed + doc_count === total)
      return Number(key) + (width * (total / 2 - passed)) / doc_count
    passed += doc_count
  }
  return null
}

const ROUNDING = 1e-6

export function barsOf(buckets: readonly Bucket[], { min, step, bars: count }: Scale): number[] {
  const drawn = Array.from({ length: count }, () => 0)
  for (const { key, doc_count } of buckets) {
    // A value at the upper end belongs to the last bar.
    const at = Math.min(count - 1, Math.floor((Number(key) - min) / step + ROUNDING))
    drawn[at] = (drawn[at] ?? 0) + doc_count
  }
  return drawn
}

/** The counts of all requests of `facetRequests`, by facet. */
export function readFacets([first, ...own]: readonly Answer[], scales: Scales) {
  const counts = Object.assign(
    {},
    first?.aggregations,
    ...own.map(({ aggregations }) => aggregations),
  ) as Record<string, Counted | undefined>
  const buckets = (key: string) => counts[key]?.buckets ?? []
  const price = scales.get('price')
  return {
    total: first?.total ?? 0,
    newer: counts['newer']?.doc_count ?? 0,
    median: price ? medianOf(buckets(PRICES), price.step / FINER) : null,
    options: (key: string) =>
      buckets(key).map((bucket) => ({ value: String(bucket.key), count: bucket.doc_count })),
    bars: (key: string) => {
      const scale = scales.get(key)
      const finer = key === 'price' && !counts[key] ? PRICES : key
      return scale ? barsOf(buckets(finer), scale) : []
    },
  }
}
export type FacetCounts = ReturnType<typeof readFacets>

/** The ends, and the largest value. */
export const PERCENTS = [1, 98, 100]

/** The fields of the index that are numbers. */
export const measuresOf = (specs: readonly KnownSpec[]): string[] =>
  specs.flatMap(({ code, kind }) => (kind === 'number' ? [`spec.${code}`] : []))

/** Percentiles between which nearly all devices of a category lie. */
export function scalesRequest(about: object, measures: readonly string[]) {
  const percentiles = (field: string) => ({ percentiles: { field, percents: PERCENTS } })
  return {
    size: 0,
    track_total_hits: false,
    query: about,
    aggs: Object.fromEntries([...RANGES, ...measures].map((field) => [field, percentiles(field)])),
  }
}

const ABOUT_BARS = 22
// oxfmt-ignore
const NICE = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

/** Round ends and steps. */
export function scaleBetween(low: number, high: number, whole: boolean): Omit<Scale, 'hasMore'> {
  if (whole && high - low <= ABOUT_BARS + 4) {
    const [min, max] = [Math.floor(low), Math.ceil(high)]
    return { min, max, step: 1, bars: max - min + 1 }
  }
  const rough = (high - low) / ABOUT_BARS || Math.max(high, 1) / ABOUT_BARS
  const power = 10 ** Math.floor(Math.log10(rough))
  const nice = (NICE.find((one) => one * power >= rough) ?? 10) * power
  const step = whole ? Math.max(1, Math.round(nice)) : nice
  const first = Math.floor(low / step)
  const last = Math.max(Math.ceil(high / step), first + 1)
  const round = (value: number) => Number(value.toPrecision(12))
  return { min: round(first * step), max: round(last * step), step, bars: last - first }
}

const WHOLE: ReadonlySet<string> = new Set<RangeName>(['year'])

export function readScales(aggregations: Readonly<Record<string, unknown>>): Scales {
  const counted = Object.entries(aggregations as Record<string, Counted>)
  return new Map(
    counted.flatMap(([field, { values }]) => {
      const [low, high, most] = PERCENTS.map((percent) => values?.[percent.toFixed(1)] ?? undefined)
      if (low === undefined || high === undefined) return []
      const scale = scaleBetween(low, high, WHOLE.has(field))
      return [[field, { ...scale, hasMore: (most ?? high) > scale.max }]]
    }),
  )
}
