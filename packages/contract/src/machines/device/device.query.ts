import * as z from 'zod/mini'
import { Money } from '../../money/money/money.ts'
import { PageQuery } from '../../page.ts'
import {
  CUSTOMS,
  EMIRATES,
  EMISSIONS,
  GRADES,
  OWNERSHIPS,
  PRICE_MODES,
  SPEC_KINDS,
  UNITS,
} from './device.enums.ts'
import {
  ASSURANCES,
  CHOICES,
  DEVICE_SORTS,
  EQUIPMENT,
  FACETS,
  RANGES,
  UNDERSTOOD,
} from './device.filters.ts'
import { DeviceCard } from './device.schema.ts'

/*
 * Every filter is one query parameter with a readable value: several choices are separated by commas,
 * a range is `2018-2020`, `2018-` or `-2020`. The page and the API call use the same parameters.
 */

const CODE = '[a-z0-9]+(?:-[a-z0-9]+)*'
const listOf = (one: string) =>
  z.optional(
    z.string().check(z.maxLength(600), z.regex(new RegExp(`^(?:${one})(?:,(?:${one}))*$`))),
  )
const anyOf = (values: readonly string[]) => listOf(values.join('|'))
const code = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60))

const NUMBER = String.raw`\d{1,9}(?:\.\d{1,2})?`
const RANGE = `${NUMBER}-(?:${NUMBER})?|-${NUMBER}`
const range = z.optional(z.string().check(z.regex(new RegExp(`^(?:${RANGE})$`))))

/** A search by more of them costs the index more than a reader gains. */
const MOST_SPECS = 12
/** `bucket:0.8-1.2;boomType:mono,twoPiece;blade:yes`: the category's own fields. */
const SPEC = `[A-Za-z0-9]{1,40}:(?:${RANGE}|[A-Za-z0-9]{1,40}(?:,[A-Za-z0-9]{1,40})*)`

export const DeviceQuery = z.extend(PageQuery, {
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  /** The subject of the page: a category of any level. */
  category: z.optional(code),
  type: listOf(CODE),
  grade: anyOf(GRADES),
  brand: listOf(CODE),
  model: listOf('[A-Za-z0-9 ./()+-]{1,40}'),
  emirate: anyOf(EMIRATES),
  customs: anyOf(CUSTOMS),
  emission: anyOf(EMISSIONS),
  certification: listOf(CODE),
  assurance: anyOf(ASSURANCES),
  ownership: anyOf(OWNERSHIPS),
  priceMode: anyOf(PRICE_MODES),
  equipment: anyOf(EQUIPMENT),
  price: range,
  hours: range,
  year: range,
  weight: range,
  mileage: range,
  spec: z.optional(
    z
      .string()
      .check(z.maxLength(400), z.regex(new RegExp(`^${SPEC}(?:;${SPEC}){0,${MOST_SPECS - 1}}$`))),
  ),
  /** Kinds of query understanding that are turned off: their words are plain text. */
  literal: anyOf(UNDERSTOOD),
  /** Default: by relevance when there is text, otherwise the newest first. */
  sort: z.optional(z.enum(DEVICE_SORTS)),
})
export type DeviceQuery = z.output<typeof DeviceQuery>

const Option = z.object({
  value: z.string(),
  /** Null where the packs have the label: grades, emirates and other fixed lists. */
  label: z.nullable(z.string()),
  /** The number of results with this option; other options of the same filter are ignored. */
  count: z.int(),
})
export type Option = z.output<typeof Option>

const Facet = z.object({ filter: z.enum(CHOICES), options: z.array(Option) })
export type Facet = z.output<typeof Facet>

/** A histogram between the ends, in equal steps. */
const Spread = z.object({
  min: z.number(),
  max: z.number(),
  bars: z.array(z.int()),
  /** Whether machines lie beyond the upper end. */
  hasMore: z.boolean(),
})
export type Spread = z.output<typeof Spread>

const RangeFacet = z.extend(Spread, { filter: z.enum(RANGES) })
export type RangeFacet = z.output<typeof RangeFacet>

const SpecFacet = z.object({
  code: z.string(),
  name: z.string(),
  kind: z.enum(SPEC_KINDS),
  unit: z.nullable(z.enum(UNITS)),
  options: z.array(Option),
  spread: z.nullable(Spread),
})
export type SpecFacet = z.output<typeof SpecFacet>

export const DevicePage = z.object({
  records: z.array(DeviceCard),
  total: z.int(),
  /** The database has fewer facets than the index; the page shows a notice. */
  answeredBy: z.enum(['index', 'database']),
  /** The text that query understanding did not recognise. */
  text: z.string(),
  understood: z.array(
    z.object({
      filter: z.enum(UNDERSTOOD),
      /** In the notation of the query parameter. */
      value: z.string(),
      label: z.nullable(z.string()),
      /** The words it was recognised in. */
      phrase: z.string(),
    }),
  ),
  /** The path of the category, from the first level down. */
  path: z.array(z.object({ code: z.string(), name: z.string() })),
  /** The first level of the tree, while no category is chosen; counts come from the index. */
  categories: z.array(z.object({ code: z.string(), name: z.string(), count: z.nullable(z.int()) })),
  /** The facets to show, in their order; a hidden one is among them only while it is chosen. */
  shownFacets: z.array(z.object({ facet: z.enum(FACETS), isOpen: z.boolean() })),
  facets: z.array(Facet),
  ranges: z.array(RangeFacet),
  specs: z.array(SpecFacet),
  median: z.nullable(Money),
  newThisWeek: z.int(),
  /** When nothing was found: how many there would be without one of the filters, most first. */
  nearest: z.array(z.object({ filter: z.string(), value: z.string(), total: z.int() })),
  /** When nothing was found: machines that match most of the filters. */
  closest: z.array(DeviceCard),
  /** When nothing was found: the categories with machines for sale, without any filter. */
  browse: z.array(z.object({ code: z.string(), name: z.string(), count: z.int() })),
})
export type DevicePage = z.output<typeof DevicePage>

export const SuggestQuery = z.object({
  q: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
})

/** A suggestion while the user types, and its target. */
const Suggestion = z.object({
  kind: z.enum(['model', 'brand', 'category', 'machine']),
  text: z.string(),
  /** The path of the list or the machine, without the language. */
  path: z.string(),
  count: z.nullable(z.int()),
})
export type Suggestion = z.output<typeof Suggestion>

export const Suggestions = z.object({ suggestions: z.array(Suggestion) })
