import type { CheckoutRequest } from '@ironsouq/contract/mall/order/checkout.schema'
import { couponsForPrice } from '#features/mall/coupon/coupon.use.queries.ts'
import { flashPrices } from '#features/mall/flash-sale/flash-sale.queries.ts'
import {
  NO_PROMOTIONS,
  type PricingLine,
  type Promotions,
} from '#features/mall/pricing/pricing.given.rules.ts'
import { promotionsOf } from '#features/mall/promotion/promotion.source.queries.ts'
import { levelDiscount } from '#features/people/member-level/member-level.pricing.queries.ts'
import { pointsToPrice } from '#features/people/points/points.pricing.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'

/** A checkout whose price is asked for. */
export interface PricingAsked {
  memberId: string
  /** What the buyer asked for, with what they chose. */
  request: CheckoutRequest
  /** Its one currency. */
  currency: string
  lines: readonly PricingLine[]
}

/** What one feature gives to a price, in one query: everything that it has for these lines, applicable or not. */
type Source = (ctx: Ctx, asked: PricingAsked) => Promise<Partial<Promotions>>

/** One line for each feature that lowers prices. */
const SOURCES: readonly Source[] = [
  flashPrices,
  levelDiscount,
  promotionsOf,
  couponsForPrice,
  pointsToPrice,
]

/** Everything that may lower the price of a checkout. One after the other: a transaction has one connection. */
export async function promotionsFor(ctx: Ctx, asked: PricingAsked): Promise<Promotions> {
  let given = NO_PROMOTIONS
  for (const source of SOURCES) given = { ...given, ...(await source(ctx, asked)) }
  return given
}
