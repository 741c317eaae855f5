import * as z from 'zod/mini'
import { Money } from '../../money/money/money.ts'
import { PageQuery } from '../../page.ts'
import { GRADES } from '../device/device.enums.ts'

/** Sales that are older are from another market. */
export const SALES_MONTHS = 24
/** Fewer sales show no typical price, and their model has no place in the sitemap. */
export const ENOUGH_SALES = 5

/** A brand or model in an address. Models that differ only in signs share one page. */
const Slug = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(80))

/** The name of a model as an address has it. */
export const modelSlug = (model: string): string =>
  model
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

export const SoldModelsQuery = z.extend(PageQuery, { brand: z.optional(Slug) })
export type SoldModelsQuery = z.output<typeof SoldModelsQuery>

export const SoldPricesQuery = z.extend(PageQuery, {
  brand: Slug,
  model: Slug,
  /** The year of manufacture. */
  year: z.optional(z.coerce.number().check(z.int(), z.minimum(1900), z.maximum(2100))),
})
export type SoldPricesQuery = z.output<typeof SoldPricesQuery>

/** The middle half of the prices, and the median. */
const PriceRange = z.object({ low: Money, median: Money, high: Money })
export type PriceRange = z.output<typeof PriceRange>

const figures = {
  count: z.int(),
  /** Null where there are too few sales. */
  prices: z.nullable(PriceRange),
}

const SoldModel = z.object({
  brandCode: z.string(),
  brandName: z.string(),
  model: z.string(),
  ...figures,
})
export type SoldModel = z.output<typeof SoldModel>

/** Models by their number of sales. */
export const SoldModels = z.object({
  sales: z.int(),
  total: z.int(),
  brands: z.array(z.object({ code: z.string(), name: z.string(), count: z.int() })),
  records: z.array(SoldModel),
})
export type SoldModels = z.output<typeof SoldModels>

/** A sale: facts of the machine, nothing of its seller or buyer. */
const Sale = z.object({
  soldOn: z.iso.date(),
  yearMade: z.int(),
  workHours: z.nullable(z.int()),
  mileageKm: z.nullable(z.int()),
  grade: z.enum(GRADES),
  price: Money,
})
export type Sale = z.output<typeof Sale>

export const SoldPrices = z.object({
  ...SoldModel.shape,
  years: z.array(z.object({ yearMade: z.int(), ...figures })),
  /** Of this model, now. */
  forSale: z.int(),
  /** Of the year that was asked for, or all. */
  total: z.int(),
  /** The newest first. */
  records: z.array(Sale),
})
export type SoldPrices = z.output<typeof SoldPrices>
