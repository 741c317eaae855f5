import * as z from 'zod/mini'
import { EMIRATES } from '../../machines/device/device.enums.ts'
import { Picture } from '../../machines/device/device.schema.ts'
import { Money } from '../../money/money/money.ts'
import { FitRange } from '../product/product-fit.schema.ts'
import { ATTRIBUTE_KINDS, PRODUCT_CONDITIONS } from '../product/product.enums.ts'
import { Rating } from '../rating/rating.schema.ts'

/** What a buyer may do with a product: buy it, wait for it, or look at what it was [PR-2]. */
export const PRODUCT_STANDINGS = ['onSale', 'soldOut', 'withdrawn'] as const
export type ProductStanding = (typeof PRODUCT_STANDINGS)[number]

/** A machine model that parts are offered for. */
export const FittedModel = z.object({
  modelId: z.uuid(),
  brandCode: z.string(),
  brandName: z.string(),
  model: z.string(),
})
export type FittedModel = z.output<typeof FittedModel>

/** A model that a product fits, and which machines of it. */
export const Fitting = z.extend(FittedModel, FitRange.shape)
export type Fitting = z.output<typeof Fitting>

/** How long delivery takes by emirate; null when the store promises no day. */
export const ShownTimes = z.nullable(
  z.object({
    cutOff: z.int(),
    daysOff: z.array(z.int()),
    rules: z.array(
      z.object({
        regions: z.array(z.string()),
        daysMin: z.nullable(z.int()),
        daysMax: z.nullable(z.int()),
      }),
    ),
  }),
)

export const ProductCard = z.object({
  productId: z.uuid(),
  name: z.string(),
  categoryName: z.string(),
  brand: z.nullable(z.string()),
  partNo: z.nullable(z.string()),
  condition: z.enum(PRODUCT_CONDITIONS),
  isVirtual: z.boolean(),
  standing: z.enum(PRODUCT_STANDINGS),
  /** The range over its variants; equal when there is one price. */
  lowest: Money,
  highest: Money,
  /** The only variant: it can be added to the cart from a list. Null when a buyer must choose one. */
  skuId: z.nullable(z.uuid()),
  picture: z.nullable(Picture),
  soldCount: z.int(),
  /** Of its reviews; null without any, and in answers of an index that was built before them [RV-2]. */
  rating: z._default(z.nullable(Rating), null),
  storeId: z.uuid(),
  storeName: z.string(),
  isOwnStore: z.boolean(),
  /** Where its store is. */
  emirate: z.enum(EMIRATES),
  /** Missing in answers of an index that was built before it. */
  arrival: z._default(ShownTimes, null),
  /** How it fits the machine model that was asked for; null when none was. */
  fit: z.nullable(Fitting),
})
export type ProductCard = z.output<typeof ProductCard>

export const ProductAttribute = z.object({
  code: z.string(),
  name: z.string(),
  kind: z.enum(ATTRIBUTE_KINDS),
  /** Of a number; shown as it is. */
  unit: z.nullable(z.string()),
  value: z.union([z.number(), z.string(), z.boolean()]),
  /** The name of a choice. */
  valueName: z.nullable(z.string()),
})
export type ProductAttribute = z.output<typeof ProductAttribute>
