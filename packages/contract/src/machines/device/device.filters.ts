/*
 * The query parameters of the list, without schemas: the storefront reads and writes them without
 * loading zod.
 */

export const DEVICE_SORTS = [
  'relevance',
  'newest',
  'bestValue',
  'priceLow',
  'priceHigh',
  'hoursLow',
  'yearNew',
] as const
export type DeviceSort = (typeof DEVICE_SORTS)[number]

/** Filters for verified facts. */
export const ASSURANCES = ['inspected', 'hoursProven', 'identityProven', 'noActions'] as const
export type Assurance = (typeof ASSURANCES)[number]

/** Filters with options, in the order the page shows them. `type` is a leaf of the category tree. */
export const CHOICES = [
  'type',
  'grade',
  'brand',
  'model',
  'emirate',
  'customs',
  'emission',
  'certification',
  'assurance',
  'ownership',
  'priceMode',
  'equipment',
] as const
export type Choice = (typeof CHOICES)[number]

/** Filters with a low and a high end: year, AED, hours, km and kg. */
export const RANGES = ['price', 'hours', 'year', 'weight', 'mileage'] as const
export type RangeName = (typeof RANGES)[number]

/** The facets of the list in the order that an installation begins with; `specs` are the category's own. */
export const FACETS = [
  'price',
  'hours',
  'type',
  'grade',
  'brand',
  'model',
  'year',
  'emirate',
  'customs',
  'emission',
  'assurance',
  'specs',
  'mileage',
  'weight',
  'certification',
  'priceMode',
  'ownership',
  'equipment',
] as const satisfies readonly (Choice | RangeName | 'specs')[]
export type FacetName = (typeof FACETS)[number]

/** Facets that are closed until a person opens them, unless staff set it otherwise. */
export const FOLDED_FACETS: readonly FacetName[] = [
  'model',
  ...FACETS.slice(FACETS.indexOf('specs')),
]

/** Equipment that any machine may have. */
export const EQUIPMENT = ['gccCooling', 'plated', 'warranty'] as const

/** What the query understanding recognises in words; each kind can be turned off. */
export const UNDERSTOOD = [...RANGES, 'category', 'brand', 'emirate', 'grade', 'spec'] as const
export type Understood = (typeof UNDERSTOOD)[number]

export const valuesOf = (list: string | undefined): string[] => (list ? list.split(',') : [])
export const listText = (values: readonly string[]): string | undefined =>
  values.length > 0 ? values.join(',') : undefined

export interface Bounds {
  min?: number
  max?: number
}

export function boundsOf(text: string | undefined): Bounds {
  const [low, high] = (text ?? '').split('-')
  return { ...(low && { min: Number(low) }), ...(high && { max: Number(high) }) }
}

export const boundsText = ({ min, max }: Bounds): string | undefined =>
  min === undefined && max === undefined ? undefined : `${min ?? ''}-${max ?? ''}`

/** The filters on the category's own fields, by code. */
export function specsOf(text: string | undefined): Map<string, string> {
  const parts = text ? text.split(';') : []
  return new Map(
    parts.map((part) => {
      const at = part.indexOf(':')
      return [part.slice(0, at), part.slice(at + 1)]
    }),
  )
}

export const specsText = (specs: ReadonlyMap<string, string>): string | undefined =>
  specs.size > 0 ? [...specs].map(([name, value]) => `${name}:${value}`).join(';') : undefined
