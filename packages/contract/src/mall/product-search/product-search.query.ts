import * as z from 'zod/mini'
import { EMIRATES } from '../../machines/device/device.enums.ts'
import { PageQuery } from '../../page.ts'
import { CrossReference } from '../product/cross-reference.ts'
import { ATTRIBUTE_KINDS, PRODUCT_CONDITIONS } from '../product/product.enums.ts'
import { ShownPromotion } from '../promotion/promotion.schema.ts'
import {
  ARRIVES_WITHIN,
  PRODUCT_CHOICES,
  PRODUCT_SERVICES,
  PRODUCT_SORTS,
  PRODUCT_UNDERSTOOD,
} from './product-search.filters.ts'
import { FittedModel, ProductCard } from './product-search.schema.ts'

/*
 * Every filter is one query parameter with a readable value, as in the list of machines: several choices are
 * separated by commas, a range is `100-250`, `100-` or `-250`. The page and the API call use the same parameters.
 */

const listOf = (one: string) =>
  z.optional(
    z.string().check(z.maxLength(600), z.regex(new RegExp(`^(?:${one})(?:,(?:${one}))*$`))),
  )
const anyOf = (values: readonly string[]) => listOf(values.join('|'))
/** As staff may write the code of a category. */
const Code = z.string().check(z.regex(/^[a-z0-9][A-Za-z0-9-]*$/), z.maxLength(60))

const NUMBER = String.raw`\d{1,9}(?:\.\d{1,2})?`
const RANGE = `${NUMBER}-(?:${NUMBER})?|-${NUMBER}`
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** A search by more of them costs the index more than a reader gains. */
const MOST_ATTRIBUTES = 12
const WORD = '[A-Za-z0-9_.-]{1,40}'
/** `width:600-900;thread:m24,m30;magnetic:yes`: the category's own attributes. */
const ATTRIBUTE = `[A-Za-z0-9_-]{1,40}:${WORD}(?:,${WORD})*`

export const ProductQuery = z.extend(PageQuery, {
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  /** What is not to be read from the words: they are then searched as they are typed. */
  literal: anyOf(PRODUCT_UNDERSTOOD),
  /** The subject of the page: a category of the mall, of any level. */
  category: z.optional(Code),
  /** A machine model that the products fit. */
  modelId: z.optional(z.uuid()),
  service: anyOf(PRODUCT_SERVICES),
  condition: anyOf(PRODUCT_CONDITIONS),
  emirate: anyOf(EMIRATES),
  /** In so many working days it arrives in the emirate `to`. */
  within: z.optional(z.enum(ARRIVES_WITHIN)),
  /** Where it arrives; of `within` and of the order by arrival. */
  to: z.optional(z.enum(EMIRATES)),
  /** As printed on the goods. */
  brand: z.optional(z.string().check(z.trim(), z.maxLength(300))),
  store: listOf(UUID),
  /** In AED. */
  price: z.optional(z.string().check(z.regex(new RegExp(`^(?:${RANGE})$`)))),
  attribute: z.optional(
    z
      .string()
      .check(
        z.maxLength(400),
        z.regex(new RegExp(`^${ATTRIBUTE}(?:;${ATTRIBUTE}){0,${MOST_ATTRIBUTES - 1}}$`)),
      ),
  ),
  /** Default: by relevance when there is text, otherwise what sells best. */
  sort: z.optional(z.enum(PRODUCT_SORTS)),
})
export type ProductQuery = z.output<typeof ProductQuery>

const Option = z.object({
  value: z.string(),
  /** Null where the packs have the label. */
  label: z.nullable(z.string()),
  /** The number of results with this option; other options of the same filter are ignored. */
  count: z.int(),
})
export type ProductOptionCount = z.output<typeof Option>

const Facet = z.object({ filter: z.enum(PRODUCT_CHOICES), options: z.array(Option) })
export type ProductFacet = z.output<typeof Facet>

/** A histogram between the ends, in equal steps. */
const Spread = z.object({
  min: z.number(),
  max: z.number(),
  bars: z.array(z.int()),
  /** Whether products lie beyond the upper end. */
  hasMore: z.boolean(),
})

const AttributeFacet = z.object({
  code: z.string(),
  name: z.string(),
  kind: z.enum(ATTRIBUTE_KINDS),
  unit: z.nullable(z.string()),
  options: z.array(Option),
  spread: z.nullable(Spread),
})
export type AttributeFacet = z.output<typeof AttributeFacet>

const Named = z.object({ code: z.string(), name: z.string() })

const FoundCard = z.extend(ProductCard, {
  /** The number of another maker that was typed and that the product replaces. */
  matchedNumber: z.nullable(CrossReference),
  /** What its store takes off now [PM-5]. */
  promotion: z.nullable(ShownPromotion),
})
export type FoundCard = z.output<typeof FoundCard>

export const ProductPage = z.object({
  records: z.array(FoundCard),
  total: z.int(),
  /** The database counts no facets; the page shows a notice. */
  answeredBy: z.enum(['index', 'database']),
  /** What the words were read as, in their order, with its name in the reader's language. */
  understood: z.array(
    z.object({
      filter: z.enum(PRODUCT_UNDERSTOOD),
      value: z.string(),
      label: z.string(),
      /** The words as typed. */
      phrase: z.string(),
    }),
  ),
  /** The path of the category, from the first level down. */
  path: z.array(Named),
  /** The categories below the chosen one, or the first level; counts come from the index. */
  categories: z.array(z.extend(Named, { count: z.nullable(z.int()) })),
  /** The machine model that was asked for. */
  machine: z.nullable(FittedModel),
  facets: z.array(Facet),
  price: z.nullable(Spread),
  attributes: z.array(AttributeFacet),
  /** When nothing was found: how many there would be without one of the filters, most first. */
  nearest: z.array(z.object({ filter: z.string(), value: z.string(), total: z.int() })),
  /** When nothing was found: the words without the model or a word that nothing has, and what they find. */
  without: z.nullable(z.object({ q: z.string(), phrase: z.string(), total: z.int() })),
})
export type ProductPage = z.output<typeof ProductPage>

export const BothQuery = z.object({
  q: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
})

/** How many machines and how many products the same words find. */
export const BothCounts = z.object({ devices: z.int(), products: z.int() })
export type BothCounts = z.output<typeof BothCounts>

export const ProductSuggestQuery = z.object({
  q: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
})

/** A suggestion while the user types, and its target. */
const Suggestion = z.object({
  kind: z.enum(['category', 'product', 'partNo', 'machine']),
  text: z.string(),
  /** The path of the list or the product, without the language. */
  path: z.string(),
})
export type ProductSuggestion = z.output<typeof Suggestion>

export const ProductSuggestions = z.object({ suggestions: z.array(Suggestion) })

/** One of the two. */
export const FitsQuery = z
  .object({ modelId: z.optional(z.uuid()), deviceId: z.optional(z.uuid()) })
  .check(z.refine(({ modelId, deviceId }) => (modelId === undefined) !== (deviceId === undefined)))

/** So many products of one page or cart. */
const MOST_ASKED = 100

export const FitQuery = z.object({
  modelId: z.uuid(),
  /** Separated by commas. */
  prodIds: z
    .string()
    .check(z.maxLength(MOST_ASKED * 37), z.regex(new RegExp(`^${UUID}(?:,${UUID})*$`))),
})

/** The parts that fit a machine: the most sold ones, and how many there are in each first category. */
export const Fits = z.object({
  machine: z.nullable(FittedModel),
  records: z.array(ProductCard),
  total: z.int(),
  categories: z.array(z.extend(Named, { count: z.int() })),
})
export type Fits = z.output<typeof Fits>

/** A category of the mall; parents come before their children, children in their order. */
export const MallCategory = z.extend(Named, { parent: z.nullable(z.string()) })
export type MallCategory = z.output<typeof MallCategory>
