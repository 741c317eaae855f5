import type {
  FullReductionRule,
  PromotionRule,
} from '@ironsouq/contract/mall/promotion/promotion.rule'
import { minorOf } from '@ironsouq/contract/money/money/minor-units'
import type { FullReduction, Names } from '#features/mall/pricing/pricing.given.rules.ts'
import type { Promotion } from './promotion.queries.ts'

/** The store pays for what it takes off. */
const ALL_PPM = 1_000_000
const PPM_OF_PERCENT = 10_000

/** It goes together with what others take off; what a line costs less in a flash sale or a group is no kind of these. */
const COMBINES = ['memberLevel', 'storeCoupon', 'platformCoupon', 'points'] as const

interface Terms extends Pick<Promotion, 'id' | 'sellerId' | 'currency' | 'startsAt' | 'endsAt'> {
  rule: FullReductionRule
  names: Names
  /** Of the checkout, those that it is for. */
  productIds: readonly string[]
  /** What its budget still allows; null: it has no limit. */
  leftMinor: bigint | null
}

export const isFullReduction = (rule: PromotionRule): rule is FullReductionRule => 'tiers' in rule

const least = (a: bigint | null, b: bigint | null) => (a === null || (b !== null && b < a) ? b : a)

function tiersOf({ by, off, tiers }: FullReductionRule, currency: string): FullReduction['tiers'] {
  const minor = (amount: string) => minorOf({ amount, currency })
  return tiers.map((tier) => ({
    threshold:
      by === 'amount' ? { by, fromMinor: minor(tier.from) } : { by, from: Number(tier.from) },
    off:
      off === 'amount'
        ? { by: off, amountMinor: minor(tier.off) }
        : { by: off, ppm: Number(tier.off) * PPM_OF_PERCENT, mostMinor: null },
  }))
}

/** A promotion as the pricing of a checkout takes it [PM-6]. */
export function fullReductionOf(terms: Terms): FullReduction {
  const { id, sellerId, names, currency, rule, startsAt, endsAt, productIds, leftMinor } = terms
  const mostMinor = rule.mostOff === null ? null : minorOf({ amount: rule.mostOff, currency })
  return {
    sourceId: id,
    names,
    sellerId,
    currency,
    startsAt,
    endsAt,
    scope: { sellerIds: [sellerId], productIds, categoryIds: null, exceptProductIds: [] },
    combinesWith: COMBINES,
    storeSharePpm: ALL_PPM,
    tiers: tiersOf(rule, currency),
    isRepeated: rule.isRepeated,
    mostMinor: least(mostMinor, leftMinor),
  }
}
