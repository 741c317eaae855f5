import {
  boundsOf,
  CHOICES,
  RANGES,
  specsOf,
  valuesOf,
  type Bounds,
  type Choice,
  type RangeName,
} from '@ironsouq/contract/machines/device/device.filters'
import type { DeviceQuery } from '@ironsouq/contract/machines/device/device.query'
import type { Understanding } from '#features/platform/search/search.queries.ts'

export type SpecWanted = { bounds: Bounds } | { values: string[] }

/** One filter that narrows what the page is about. */
export type Narrowing = { value: string } & (
  | { filter: Choice; values: string[] }
  | { filter: RangeName; bounds: Bounds }
  | { filter: 'spec'; code: string; wanted: SpecWanted }
)

/** A search: what the page is about, and the filters that narrow it. */
export interface Plan {
  /** The category that was chosen, not understood from words. */
  subject: string | null
  /** The device is in all of them. */
  categories: string[]
  meant: Pick<Understanding, 'needs' | 'sizes'>
  narrowings: Narrowing[]
}

const isChoice = (filter: string): filter is Choice =>
  (CHOICES as readonly string[]).includes(filter)
const isRange = (filter: string): filter is RangeName =>
  (RANGES as readonly string[]).includes(filter)

/** Filters that a device must match with all values; the others match with any value. */
export const ALL_OF: ReadonlySet<Choice> = new Set(['assurance', 'equipment'])

function narrowingBy(filter: string, value: string): Narrowing[] {
  if (isChoice(filter)) return [{ filter, value, values: [...new Set(valuesOf(value))] }]
  if (isRange(filter)) return [{ filter, value, bounds: boundsOf(value) }]
  return []
}

const RANGE = /^(?:\d[\d.]*-[\d.]*|-\d[\d.]*)$/

function narrowingsBySpec(spec: string | undefined): Narrowing[] {
  return [...specsOf(spec)].map(([code, value]) => ({
    filter: 'spec',
    code,
    value: `${code}:${value}`,
    wanted: RANGE.test(value) ? { bounds: boundsOf(value) } : { values: valuesOf(value) },
  }))
}

/** The chosen filters, and the filters that the text was understood as. */
export function planOf(query: DeviceQuery, { understood, needs, sizes }: Understanding): Plan {
  const chosen = [...CHOICES, ...RANGES].flatMap((filter) => {
    const value = query[filter]
    return value === undefined ? [] : narrowingBy(filter, value)
  })
  const meant = understood.flatMap(({ filter, value }) =>
    filter === 'spec' ? narrowingsBySpec(value) : narrowingBy(filter, value),
  )
  const categories = understood.flatMap(({ filter, value }) =>
    filter === 'category' ? [value] : [],
  )
  return {
    subject: query.category ?? null,
    categories: [...new Set([...(query.category ? [query.category] : []), ...categories])],
    meant: { needs, sizes },
    narrowings: [...chosen, ...meant, ...narrowingsBySpec(query.spec)],
  }
}

/** A unique key: filters have one each, specs one per code. */
export const keyOf = (narrowing: Narrowing): string =>
  narrowing.filter === 'spec' ? `spec.${narrowing.code}` : narrowing.filter
