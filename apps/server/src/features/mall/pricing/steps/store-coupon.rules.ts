import { byId } from '../pricing.split.rules.ts'
import type { Step } from '../pricing.step.rules.ts'
import { oneCoupon } from './coupon.rules.ts'

/** One coupon of each store, for lines of that store. */
export const storeCoupon: Step = ({ given, lines }) => {
  const stores = Map.groupBy(given.storeCoupons, ({ sellerId }) => sellerId)
  const outcomes = [...stores]
    .toSorted(([a], [b]) => byId(a, b))
    .map(([sellerId, coupons]) =>
      oneCoupon(
        given,
        lines.filter((line) => line.sellerId === sellerId),
        {
          kind: 'storeCoupon',
          sellerId,
          coupons,
          chosen: given.chosen.storeCoupons.get(sellerId),
        },
      ),
    )
  return {
    applied: outcomes.flatMap(({ applied }) => applied),
    notApplied: outcomes.flatMap(({ notApplied }) => notApplied),
  }
}
