import type { AdjustmentKind } from '@ironsouq/contract/mall/order/order.enums'
import type {
  Given,
  Names,
  Off,
  PricingLine,
  Promotion,
  Scope,
  Threshold,
} from './pricing.given.rules.ts'
import type { Applied, NotApplied, Reason, Share } from './pricing.result.rules.ts'
import { partOf, split, sumOf } from './pricing.split.rules.ts'

/** A discount that is on a line. */
interface OnLine {
  kind: AdjustmentKind
  names: Names | null
  combinesWith: readonly AdjustmentKind[] | null
}

/** A line as the steps before left it. */
export interface LineNow extends PricingLine {
  goodsMinor: bigint
  /** What is left of it to pay. */
  leftMinor: bigint
  /** The part of what was taken off that the platform pays. */
  subsidyMinor: bigint
  discounts: readonly OnLine[]
}

/** The freight of an order as the steps before left it. */
export interface FreightNow {
  orderKey: string
  sellerId: string
  freightMinor: bigint
  leftMinor: bigint
  subsidyMinor: bigint
}

/** What a step sees. It changes nothing: `price` takes off what the step returns. */
export interface Pricing {
  given: Given
  lines: readonly LineNow[]
  freight: readonly FreightNow[]
}

export interface Outcome {
  applied: readonly AppliedHere[]
  notApplied: readonly NotApplied[]
}

/** With the kinds that may follow on the same lines; null: all of them. */
export interface AppliedHere extends Applied {
  combinesWith: readonly AdjustmentKind[] | null
}

export type Step = (pricing: Pricing) => Outcome

/** Something, or why there is none. */
export type Found<T> = (T & { reason: null }) | { reason: Reason }

type Timed = Pick<Promotion, 'startsAt' | 'endsAt'> & { currency?: string }

export const NOTHING: Outcome = { applied: [], notApplied: [] }

const isIn = (list: readonly string[] | null, id: string) => list === null || list.includes(id)

const isInScope = (line: PricingLine, scope: Scope): boolean =>
  isIn(scope.sellerIds, line.sellerId) &&
  isIn(scope.productIds, line.productId) &&
  (scope.categoryIds === null || line.categoryIds.some((id) => isIn(scope.categoryIds, id))) &&
  !scope.exceptProductIds.includes(line.productId)

/** A discount on the line that does not go together with one of this kind. */
const conflictOn = (
  line: LineNow,
  kind: AdjustmentKind,
  combinesWith: readonly AdjustmentKind[],
): OnLine | undefined =>
  line.discounts.find(
    (other) =>
      !combinesWith.includes(other.kind) ||
      (other.combinesWith !== null && !other.combinesWith.includes(kind)),
  )

/** The lines that a discount may take from, or why there are none. */
export function linesFor(
  lines: readonly LineNow[],
  kind: AdjustmentKind,
  { scope, combinesWith }: Pick<Promotion, 'scope' | 'combinesWith'>,
): Found<{ lines: readonly LineNow[] }> {
  const inScope = lines.filter((line) => line.leftMinor > 0n && isInScope(line, scope))
  const free = inScope.filter((line) => !conflictOn(line, kind, combinesWith))
  if (free.length > 0) return { lines: free, reason: null }
  const [other] = inScope.flatMap((line) => conflictOn(line, kind, combinesWith) ?? [])
  return {
    reason: other
      ? { key: 'notCombinable', kind: other.kind, names: other.names }
      : { key: 'nothingInScope' },
  }
}

/** Why a promotion cannot be used now, whatever is in the checkout. */
export function untimely(
  { now, currency }: Given,
  { startsAt, endsAt, currency: own = currency }: Timed,
): Reason | null {
  if (startsAt && now < startsAt) return { key: 'notStarted', at: startsAt }
  if (endsAt && now >= endsAt) return { key: 'ended', at: endsAt }
  return own === currency ? null : { key: 'otherCurrency', currency: own }
}

export const leftOf = (lines: readonly LineNow[]): bigint =>
  sumOf(lines, ({ leftMinor }) => leftMinor)

/** What is missing to a threshold; null: it is reached. */
export function missingTo(threshold: Threshold, lines: readonly LineNow[]): Reason | null {
  if (threshold.by === 'amount') {
    const minor = threshold.fromMinor - leftOf(lines)
    return minor > 0n ? { key: 'missingAmount', minor } : null
  }
  const pieces = threshold.from - lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return pieces > 0 ? { key: 'missingPieces', pieces } : null
}

const least = (a: bigint, b: bigint) => (a < b ? a : b)

/** What is taken off a sum, never more than the sum. */
export function amountOff(off: Off, baseMinor: bigint): bigint {
  const wanted = off.by === 'amount' ? off.amountMinor : partOf(baseMinor, off.ppm)
  const most = off.by === 'percent' ? (off.mostMinor ?? baseMinor) : baseMinor
  return least(least(wanted, most), baseMinor)
}

interface Taking {
  kind: AdjustmentKind
  sourceId: string | null
  names: Names | null
  storeSharePpm: number
  combinesWith: readonly AdjustmentKind[] | null
  points?: number
}

/** The shares of one order: its amount over its lines, and of that what its store pays. */
function sharesOfOrder(
  lines: readonly LineNow[],
  amountMinor: bigint,
  points: bigint,
  storeSharePpm: number,
): Share[] {
  const amounts = split(
    amountMinor,
    lines.map((line) => ({ id: line.lineId, weight: line.leftMinor })),
  )
  const weighted = [...amounts].map(([id, weight]) => ({ id, weight }))
  const ofStore = split(partOf(amountMinor, storeSharePpm), weighted)
  const ofPoints = split(points, weighted)
  return lines.flatMap((line) => {
    const amount = amounts.get(line.lineId) ?? 0n
    const storeMinor = ofStore.get(line.lineId) ?? 0n
    if (amount === 0n) return []
    return {
      orderKey: line.orderKey,
      lineId: line.lineId,
      baseMinor: line.leftMinor,
      amountMinor: amount,
      storeMinor,
      platformMinor: amount - storeMinor,
      points: Number(ofPoints.get(line.lineId) ?? 0n),
    }
  })
}

/** Takes an amount off lines: first split over their orders, then in each order over its lines. */
export function takeOff(
  lines: readonly LineNow[],
  amountMinor: bigint,
  { points = 0, ...taking }: Taking,
): AppliedHere {
  const orders = Map.groupBy(lines, ({ orderKey }) => orderKey)
  const amounts = split(
    amountMinor,
    [...orders].map(([id, own]) => ({ id, weight: leftOf(own) })),
  )
  const ofPoints = split(
    BigInt(points),
    [...amounts].map(([id, weight]) => ({ id, weight })),
  )
  const shares = [...orders].flatMap(([key, own]) =>
    sharesOfOrder(own, amounts.get(key) ?? 0n, ofPoints.get(key) ?? 0n, taking.storeSharePpm),
  )
  return { ...taking, baseMinor: leftOf(lines), amountMinor, shares }
}

/** A discount with all lines that it counted, also those that are too small for a share. */
export interface Taken {
  lines: readonly LineNow[]
  applied: AppliedHere
}

/** What a promotion would take off these lines now, or why it takes off nothing. `amountFor` tests its threshold. */
export function wouldTakeOff(
  given: Given,
  lines: readonly LineNow[],
  promotion: Promotion & { kind: AdjustmentKind; currency?: string },
  amountFor: (lines: readonly LineNow[]) => bigint | Reason,
): Found<Taken> {
  const early = untimely(given, promotion)
  if (early) return { reason: early }
  const found = linesFor(lines, promotion.kind, promotion)
  if (found.reason) return found
  const amount = amountFor(found.lines)
  if (typeof amount !== 'bigint') return { reason: amount }
  if (amount === 0n) return { reason: { key: 'nothingInScope' } }
  const { kind, sourceId, names, storeSharePpm, combinesWith } = promotion
  const taking = { kind, sourceId, names, storeSharePpm, combinesWith }
  return { lines: found.lines, applied: takeOff(found.lines, amount, taking), reason: null }
}
