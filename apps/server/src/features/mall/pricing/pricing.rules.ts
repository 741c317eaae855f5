import { vatIncluded } from '@ironsouq/contract/money/tax/vat'
import type { Given, StoredShare } from './pricing.given.rules.ts'
import type { NotApplied, Priced, PricedLine, PricedOrder } from './pricing.result.rules.ts'
import { byId, sumOf } from './pricing.split.rules.ts'
import type { AppliedHere, FreightNow, LineNow, Pricing, Step } from './pricing.step.rules.ts'
import { activityPrice } from './steps/activity-price.rules.ts'
import { commissionOf } from './steps/commission.rules.ts'
import { memberFreeShipping, storeFreeShipping } from './steps/free-shipping.rules.ts'
import { fullReduction } from './steps/full-reduction.rules.ts'
import { memberLevel } from './steps/member-level.rules.ts'
import { merchantPrice } from './steps/merchant-price.rules.ts'
import { platformCoupon } from './steps/platform-coupon.rules.ts'
import { points, pointsMaxOf } from './steps/points.rules.ts'
import { storeCoupon } from './steps/store-coupon.rules.ts'

/** What lowers a price, in this order [PM-6]. Each step sees what the steps before left. */
const STEPS: readonly Step[] = [
  activityPrice,
  memberLevel,
  fullReduction,
  storeCoupon,
  platformCoupon,
  points,
  merchantPrice,
  storeFreeShipping,
  memberFreeShipping,
]

/** Before the first step, in an order that does not depend on that of the lines: what a stored order had taken off before. */
function startOf(given: Given): Pricing {
  const ofLine = Map.groupBy(given.stored, ({ lineId }) => lineId)
  const sorted = given.lines.toSorted((a, b) => byId(a.lineId, b.lineId))
  const lines = sorted.map((line): LineNow => {
    const shares = ofLine.get(line.lineId) ?? []
    const goodsMinor = line.unitMinor * BigInt(line.quantity)
    return {
      ...line,
      goodsMinor,
      ...leftAfter(goodsMinor, shares),
      discounts: shares.map(({ kind }) => ({ kind, names: null, combinesWith: null })),
    }
  })
  const orders = Map.groupBy(given.freight, ({ orderKey }) => orderKey)
  const freight = [...orders]
    .toSorted(([a], [b]) => byId(a, b))
    .map(([orderKey, parts]): FreightNow => {
      const freightMinor = sumOf(parts, ({ minor }) => minor)
      const shares = (ofLine.get(null) ?? []).filter((share) => share.orderKey === orderKey)
      const sellerId = parts[0]?.sellerId ?? ''
      return { orderKey, sellerId, freightMinor, ...leftAfter(freightMinor, shares) }
    })
  return { given, lines, freight }
}

const leftAfter = (minor: bigint, shares: readonly StoredShare[]) => {
  const subsidyMinor = sumOf(shares, ({ platformMinor }) => platformMinor)
  return {
    leftMinor: minor - subsidyMinor - sumOf(shares, ({ storeMinor }) => storeMinor),
    subsidyMinor,
  }
}

/** What is left when these discounts are taken off. */
function after({ given, lines, freight }: Pricing, applied: readonly AppliedHere[]): Pricing {
  const shares = applied.flatMap((each) => each.shares.map((share) => ({ share, discount: each })))
  const ofLine = Map.groupBy(shares, ({ share }) => share.lineId)
  const less = <T extends LineNow | FreightNow>(now: T, taken: typeof shares): T => ({
    ...now,
    leftMinor: now.leftMinor - sumOf(taken, ({ share }) => share.amountMinor),
    subsidyMinor: now.subsidyMinor + sumOf(taken, ({ share }) => share.platformMinor),
  })
  return {
    given,
    lines: lines.map((line) => {
      const taken = ofLine.get(line.lineId) ?? []
      const discounts = [...line.discounts, ...taken.map(({ discount }) => discount)]
      return taken.length === 0 ? line : { ...less(line, taken), discounts }
    }),
    freight: freight.map((own) =>
      less(
        own,
        (ofLine.get(null) ?? []).filter(({ share }) => share.orderKey === own.orderKey),
      ),
    ),
  }
}

function pricedLine(line: LineNow, { now: at }: Given): PricedLine {
  const { lineId, orderKey, goodsMinor, leftMinor, subsidyMinor } = line
  return {
    lineId,
    orderKey,
    goodsMinor,
    discountMinor: goodsMinor - leftMinor,
    subsidyMinor,
    paidMinor: leftMinor,
    vatMinor: vatIncluded(leftMinor, { scheme: line.taxScheme, at }),
    commissionMinor: commissionOf(leftMinor, subsidyMinor, line.commissionPpm),
  }
}

function pricedOrder(
  orderKey: string,
  lines: readonly PricedLine[],
  freight: FreightNow | undefined,
  at: Date,
): PricedOrder {
  const { freightMinor = 0n, leftMinor = 0n, subsidyMinor = 0n } = freight ?? {}
  return {
    orderKey,
    goodsMinor: sumOf(lines, (line) => line.goodsMinor),
    freightMinor,
    discountMinor: sumOf(lines, (line) => line.discountMinor) + freightMinor - leftMinor,
    subsidyMinor: sumOf(lines, (line) => line.subsidyMinor) + subsidyMinor,
    vatMinor:
      sumOf(lines, (line) => line.vatMinor) + vatIncluded(leftMinor, { scheme: 'standard', at }),
    payableMinor: sumOf(lines, (line) => line.paidMinor) + leftMinor,
    commissionMinor: sumOf(lines, (line) => line.commissionMinor),
  }
}

/** What a checkout costs, with the share of each discount on each line, and why others do not apply [PM-6] [CA-3]. */
export function price(given: Given): Priced {
  const applied: AppliedHere[] = []
  const notApplied: NotApplied[] = []
  let now = startOf(given)
  let pointsMax = 0
  for (const step of STEPS) {
    if (step === points) pointsMax = pointsMaxOf(given.points, now.lines)
    const outcome = step(now)
    applied.push(...outcome.applied)
    notApplied.push(...outcome.notApplied)
    now = after(now, outcome.applied)
  }
  const ended = now.lines
  const lines = given.lines
    .flatMap((line) => ended.find(({ lineId }) => lineId === line.lineId) ?? [])
    .map((line) => pricedLine(line, given))
  const orders = [...Map.groupBy(lines, ({ orderKey }) => orderKey)].map(([orderKey, own]) =>
    pricedOrder(
      orderKey,
      own,
      now.freight.find((freight) => freight.orderKey === orderKey),
      given.now,
    ),
  )
  return {
    lines,
    orders,
    applied,
    notApplied,
    pointsMax,
    totalMinor: sumOf(orders, ({ payableMinor }) => payableMinor),
  }
}
