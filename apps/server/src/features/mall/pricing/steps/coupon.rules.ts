import type { Coupon, Given } from '../pricing.given.rules.ts'
import type { NotApplied, Reason } from '../pricing.result.rules.ts'
import { byId } from '../pricing.split.rules.ts'
import {
  amountOff,
  type AppliedHere,
  leftOf,
  type LineNow,
  missingTo,
  type Outcome,
  wouldTakeOff,
} from '../pricing.step.rules.ts'

interface Candidate {
  coupon: Coupon
  applied: AppliedHere
}

const endOf = ({ endsAt }: Coupon) => endsAt?.getTime() ?? Infinity

/** The one that takes off the most, then the one that ends first, then the lower id. */
const bestFirst = (a: Candidate, b: Candidate): number => {
  if (a.applied.amountMinor !== b.applied.amountMinor)
    return a.applied.amountMinor < b.applied.amountMinor ? 1 : -1
  return endOf(a.coupon) === endOf(b.coupon)
    ? byId(a.coupon.sourceId, b.coupon.sourceId)
    : endOf(a.coupon) - endOf(b.coupon)
}

interface Choice {
  kind: 'storeCoupon' | 'platformCoupon'
  sellerId: string | null
  coupons: readonly Coupon[]
  /** Undefined: the best; null: none. */
  chosen: string | null | undefined
}

/** One of these coupons: the chosen one, or without a choice the best. */
export function oneCoupon(
  given: Given,
  lines: readonly LineNow[],
  { kind, sellerId, coupons, chosen }: Choice,
): Outcome {
  const notApplied: NotApplied[] = []
  const candidates: Candidate[] = []
  const refuse = ({ sourceId, names }: Coupon, reason: Reason) =>
    notApplied.push({ kind, sourceId, names, sellerId, reason })
  for (const coupon of coupons.toSorted((a, b) => byId(a.sourceId, b.sourceId))) {
    const found = wouldTakeOff(given, lines, { ...coupon, kind }, (its) => {
      const missing = missingTo({ by: 'amount', fromMinor: coupon.fromMinor }, its)
      return missing ?? amountOff(coupon.off, leftOf(its))
    })
    if (found.reason) refuse(coupon, found.reason)
    else if (chosen === undefined || chosen === coupon.sourceId)
      candidates.push({ coupon, applied: found.applied })
    else refuse(coupon, { key: 'notChosen' })
  }
  const [best, ...others] = candidates.toSorted(bestFirst)
  if (best) {
    const { sourceId, names } = best.coupon
    for (const { coupon } of others) refuse(coupon, { key: 'otherIsBetter', sourceId, names })
  }
  return { applied: best ? [best.applied] : [], notApplied }
}
