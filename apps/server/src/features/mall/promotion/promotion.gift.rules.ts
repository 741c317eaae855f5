import type { GiftRule } from '@ironsouq/contract/mall/promotion/promotion.gift'
import type { PromotionRule } from '@ironsouq/contract/mall/promotion/promotion.rule'
import { minorOf } from '@ironsouq/contract/money/money/minor-units'

/** What comes with goods, before anyone has looked whether there is enough of it. */
export interface GiftDue {
  promotionId: string
  skuId: string
  quantity: number
  /** What is taken off of a refund for each piece that the buyer keeps. */
  refundPriceMinor: bigint
}

export const isGiftRule = (rule: PromotionRule): rule is GiftRule => 'gifts' in rule

/** How often a gift comes with so many pieces. */
const timesOf = ({ from, isRepeated }: GiftRule, pieces: number): number =>
  isRepeated ? Math.floor(pieces / from) : Number(pieces >= from)

/** What a promotion gives with so many pieces of the goods that it is for [PM-5]. */
export function giftsDue(
  { id: promotionId, rule, currency }: { id: string; rule: GiftRule; currency: string },
  pieces: number,
): GiftDue[] {
  const times = timesOf(rule, pieces)
  if (times === 0) return []
  return rule.gifts.map(({ skuId, quantity, refundPrice }) => ({
    promotionId,
    skuId,
    quantity: quantity * times,
    refundPriceMinor: minorOf({ amount: refundPrice, currency }),
  }))
}
