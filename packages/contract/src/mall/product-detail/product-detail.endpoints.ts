import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { EMIRATES } from '../../machines/device/device.enums.ts'
import { Picture } from '../../machines/device/device.schema.ts'
import { Money } from '../../money/money/money.ts'
import { FREIGHT_UNITS } from '../freight/freight.enums.ts'
import {
  Fitting,
  PRODUCT_STANDINGS,
  ProductAttribute,
  ProductCard,
  ShownTimes,
} from '../product-search/product-search.schema.ts'
import { CrossReference } from '../product/cross-reference.ts'
import { DELIVERY_METHODS, PRODUCT_CONDITIONS } from '../product/product.enums.ts'
import { ShownPromotion } from '../promotion/promotion.schema.ts'
import { Rating } from '../rating/rating.schema.ts'
import { storeLifecycle } from '../store/store.lifecycle.ts'
import { ShownTerms } from '../voucher/voucher.schema.ts'

export const ProductId = z.object({ prodId: z.uuid() })

const Variant = z.object({
  skuId: z.uuid(),
  /** The store's own number. */
  code: z.string(),
  /** One value for each option of the product, by their codes. */
  values: z.record(z.string(), z.string()),
  price: Money,
  weightG: z.int(),
  /** What can be bought, up to `MOST_STOCK_SHOWN`: how much a store has is its own affair. */
  available: z.int(),
})
export type Variant = z.output<typeof Variant>

const Option = z.object({
  code: z.string(),
  name: z.string(),
  values: z.array(z.object({ code: z.string(), name: z.string() })),
})

/** What delivery to some regions costs; a region is an emirate, or `AE` for the others. */
const FreightRule = z.object({
  regions: z.array(z.string()),
  firstUnits: z.int(),
  first: Money,
  furtherUnits: z.int(),
  further: Money,
  freeFrom: z.nullable(Money),
})

const Freight = z.object({ unit: z.enum(FREIGHT_UNITS), rules: z.array(FreightRule) })
export type ShownFreight = z.output<typeof Freight>

const PickupPoint = z.object({
  name: z.string(),
  emirate: z.enum(EMIRATES),
  area: z.string(),
  address: z.string(),
  hours: z.string(),
})

const ProductStore = z.object({
  storeId: z.uuid(),
  name: z.string(),
  isOwn: z.boolean(),
  state: z.enum(storeLifecycle.states),
  emirate: z.enum(EMIRATES),
  area: z.string(),
  /** A key of the object store. */
  logo: z.nullable(z.string()),
  productCount: z.int(),
  /** Of the reviews of all its products; null without any. */
  rating: z.nullable(Rating),
  /** Null where nothing is recorded: the median of first replies. */
  replyMinutes: z.nullable(z.int()),
  /** The year since which it sells on the platform. */
  sinceYear: z.int(),
  /** Of its latest orders whose time to ship is over or which were shipped: how many were shipped in time. */
  shipping: z.object({ orders: z.int(), inTime: z.int() }),
})

export const Product = z.object({
  productId: z.uuid(),
  standing: z.enum(PRODUCT_STANDINGS),
  name: z.string(),
  summary: z.string(),
  description: z.string(),
  brand: z.nullable(z.string()),
  partNo: z.nullable(z.string()),
  condition: z.enum(PRODUCT_CONDITIONS),
  isVirtual: z.boolean(),
  /** What a code of it is good for; null for what is sent or picked up. */
  terms: z.nullable(ShownTerms),
  warrantyDays: z.int(),
  soldCount: z.int(),
  /** Of its reviews; null without any. */
  rating: z.nullable(Rating),
  lowest: Money,
  highest: Money,
  pictures: z.array(Picture),
  options: z.array(Option),
  variants: z.array(Variant),
  attributes: z.array(ProductAttribute),
  deliveryMethods: z.array(z.enum(DELIVERY_METHODS)),
  /** Null: the product is not sent, or delivery is free of charge everywhere. */
  freight: z.nullable(Freight),
  arrival: ShownTimes,
  pickupPoints: z.array(PickupPoint),
  fits: z.array(Fitting),
  /** Numbers of other makers that it replaces. */
  crossReferences: z.array(CrossReference),
  /** Those that run now. */
  promotions: z.array(ShownPromotion),
  categoryPath: z.array(z.object({ code: z.string(), name: z.string() })),
  store: ProductStore,
  /** Of the member whose token was sent; null for visitors [CL-24]. */
  personal: z.nullable(z.object({ isSaved: z.boolean() })),
})
export type Product = z.output<typeof Product>

export const productDetailEndpoints = {
  info: endpoint({
    method: 'GET',
    path: '/prod/prodInfo',
    audience: 'anyone',
    sendsToken: true,
    summary: 'One product; what concerns a member only with a token',
    query: ProductId,
    data: Product,
  }),
  similar: endpoint({
    method: 'GET',
    path: '/prod/similar',
    audience: 'anyone',
    summary: 'Products on sale that are most like this one',
    query: ProductId,
    data: z.array(ProductCard),
  }),
}
