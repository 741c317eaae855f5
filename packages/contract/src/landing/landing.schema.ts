import * as z from 'zod/mini'
import { DeviceCard } from '../device/device.schema.ts'
import { Money } from '../money.ts'

const Counted = z.object({ code: z.string(), name: z.string(), count: z.int() })
export type Counted = z.output<typeof Counted>

/** What half of the machines lie between, and the one in the middle. */
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
  /** Null where there are too few to say anything. */
  prices: z.nullable(Prices),
})
export type AgeBand = z.output<typeof AgeBand>

const figures = {
  code: z.string(),
  name: z.string(),
  total: z.int(),
  newThisWeek: z.int(),
  prices: z.nullable(Prices),
  /** The models that there are most of. */
  models: z.array(ModelFigures),
  /** What machines cost by their age: as sold of late, or as asked where too few were sold. */
  basis: z.enum(['sold', 'asked']),
  ages: z.array(AgeBand),
  newest: z.array(DeviceCard),
}

export const CategoryLanding = z.object({
  ...figures,
  /** What a buyer should know; of the category above it where it has no own. */
  intro: z.nullable(z.string()),
  /** The categories above it, from the first level down. */
  above: z.array(z.object({ code: z.string(), name: z.string() })),
  /** Those right under it that have any machines. */
  children: z.array(Counted),
  brands: z.array(Counted),
})
export type CategoryLanding = z.output<typeof CategoryLanding>

export const BrandLanding = z.object({
  ...figures,
  /** Categories of the first level, the fullest first. */
  categories: z.array(Counted),
})
export type BrandLanding = z.output<typeof BrandLanding>
