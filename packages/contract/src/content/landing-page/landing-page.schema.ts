import * as z from 'zod/mini'
import { DeviceCard } from '../../machines/device/device.schema.ts'
import { Money } from '../../money/money/money.ts'

const Counted = z.object({ code: z.string(), name: z.string(), count: z.int() })
export type Counted = z.output<typeof Counted>

/** The quartiles and the median. */
const Prices = z.object({ low: Money, median: Money, high: Money })
export type Prices = z.output<typeof Prices>

const ModelFigures = z.object({
  brandCode: z.string(),
  brandName: z.string(),
  model: z.string(),
  count: z.int(),
  /** Null where none of them has a price. */
  median: z.nullable(Money),
})
export type ModelFigures = z.output<typeof ModelFigures>

/** Machines of an age, in years: from, and up to and with; null is without an end. */
const AgeBand = z.object({
  from: z.int(),
  to: z.nullable(z.int()),
  count: z.int(),
  /** Null where there are too few. */
  prices: z.nullable(Prices),
})
export type AgeBand = z.output<typeof AgeBand>

const figures = {
  code: z.string(),
  name: z.string(),
  total: z.int(),
  newThisWeek: z.int(),
  prices: z.nullable(Prices),
  /** The most frequent models. */
  models: z.array(ModelFigures),
  /** The basis of the prices by age: recent sales, or asking prices where there are too few. */
  basis: z.enum(['sold', 'asked']),
  ages: z.array(AgeBand),
  newest: z.array(DeviceCard),
}

export const CategoryLandingPage = z.object({
  ...figures,
  /** What the page is headed in the language of the request; null where it has none. */
  heading: z.nullable(z.string()),
  /** The buyer's guide; that of the parent category where it has none. */
  intro: z.nullable(z.string()),
  /** The categories above it, from the first level down. */
  above: z.array(z.object({ code: z.string(), name: z.string() })),
  /** The direct subcategories with machines. */
  children: z.array(Counted),
  brands: z.array(Counted),
})
export type CategoryLandingPage = z.output<typeof CategoryLandingPage>

export const BrandLandingPage = z.object({
  ...figures,
  /** Categories of the first level, by number of machines. */
  categories: z.array(Counted),
})
export type BrandLandingPage = z.output<typeof BrandLandingPage>
