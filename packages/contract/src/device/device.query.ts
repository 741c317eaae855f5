import * as z from 'zod/mini'
import { Money } from '../money.ts'
import { PageQuery } from '../page.ts'
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
  RANGES,
  UNDERSTOOD,
} from './device.filters.ts'
import { DeviceCard } from './device.schema.ts'

/*
 * Every filter is one name of the address, and its value is a text that people can read and edit:
 * several choices are separated by commas, a range is `2018-2020`, `2018-` or `-2020`. The page's
 * address and the call's are the same.
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

/** `bucket:0.8-1.2;boomType:mono,twoPiece;blade:yes`: the category's own fields. */
const SPEC = `[A-Za-z0-9]{1,40}:(?:${RANGE}|[A-Za-z0-9]{1,40}(?:,[A-Za-z0-9]{1,40})*)`

export const DeviceQuery = z.extend(PageQuery, {
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  /** What the page is about: a category of any level. */
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
    z.string().check(z.maxLength(400), z.regex(new RegExp(`^${SPEC}(?:;${SPEC})*$`))),
  ),
  /** Words that the reader wants read as plain text: undoing what was understood. */
  literal: anyOf(UNDERSTOOD),
  /** By relevance when there is text, else the newest first, unless said. */
  sort: z.optional(z.enum(DEVICE_SORTS)),
})
export type DeviceQuery = z.output<typeof DeviceQuery>

const Option = z.object({
  value: z.string(),
  /** Null where the packs have the words: grades, emirates and other fixed lists. */
  label: z.nullable(z.string()),
  /** How many there would be with it: its siblings do not take any away. */
  count: z.int(),
})
export type Option = z.output<typeof Option>

const Facet = z.object({ filter: z.enum(CHOICES), options: z.array(Option) })
export type Facet = z.output<typeof Facet>

/** How the machines lie between the ends: equal steps, each with its count. */
const Spread = z.object({
  min: z.number(),
  max: z.number(),
  bars: z.array(z.int()),
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
  /** The database knows fewer facets than the index; the page says so. */
  answeredBy: z.enum(['index', 'database']),
  /** What is left of the text once the rest was understood. */
  text: z.string(),
  understood: z.array(
    z.object({
      filter: z.enum(UNDERSTOOD),
      /** As the address would say it. */
      value: z.string(),
      label: z.nullable(z.string()),
      /** The words it was read from. */
      phrase: z.string(),
    }),
  ),
  /** The category the page is about, from the first level down. */
  path: z.array(z.object({ code: z.string(), name: z.string() })),
  /** The first level of the tree, while no category is chosen; counts come from the index. */
  categories: z.array(z.object({ code: z.string(), name: z.string(), count: z.nullable(z.int()) })),
  facets: z.array(Facet),
  ranges: z.array(RangeFacet),
  specs: z.array(SpecFacet),
  median: z.nullable(Money),
  newThisWeek: z.int(),
  /** When nothing was found: how many there would be without one of the filters, most first. */
  nearest: z.array(z.object({ filter: z.string(), value: z.string(), total: z.int() })),
})
export type DevicePage = z.output<typeof DevicePage>

export const SuggestQuery = z.object({
  q: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
})

/** What a reader may mean while he types, and where it leads. */
const Suggestion = z.object({
  kind: z.enum(['model', 'brand', 'category', 'machine']),
  text: z.string(),
  /** The address of the list or the machine, without the language. */
  path: z.string(),
  count: z.nullable(z.int()),
})
export type Suggestion = z.output<typeof Suggestion>

export const Suggestions = z.object({ suggestions: z.array(Suggestion) })
