import { isDeepStrictEqual } from 'node:util'
import type { Given } from '#features/mall/pricing/pricing.given.rules.ts'
import type { Applied, NotApplied, Priced } from '#features/mall/pricing/pricing.result.rules.ts'
import { type Reference, referencePrice } from './reference.ts'

export type Price = (given: Given) => Priced

const valueOf = ({ reason }: NotApplied): string => {
  const { key } = reason
  if ('minor' in reason) return `${key} ${reason.minor}`
  if ('pieces' in reason) return `${key} ${reason.pieces}`
  if ('currency' in reason) return `${key} ${reason.currency}`
  if ('kind' in reason) return `${key} ${reason.kind}`
  if ('sourceId' in reason) return `${key} ${reason.sourceId}`
  if ('points' in reason) return `${key} ${reason.points}`
  return 'at' in reason ? `${key} ${reason.at.getTime()}` : key
}

const sum = (all: readonly bigint[]) => all.reduce((total, each) => total + each, 0n)

/** A price in the words of the reference. */
function inWordsOfReference(priced: Priced): Reference {
  const freights = priced.orders.map(({ orderKey }) => orderKey)
  const shares = priced.applied.flatMap(({ kind, sourceId, shares }) =>
    shares.map(
      ({ lineId, orderKey, storeMinor, platformMinor, points }) =>
        `${kind} ${sourceId} ${lineId ?? `freight ${orderKey}`} ${storeMinor} ${platformMinor} ${points}`,
    ),
  )
  const linesOf = (key: string) => priced.lines.filter(({ orderKey }) => orderKey === key)
  const paid: Reference['paid'] = {}
  const platform: Reference['platform'] = {}
  for (const line of priced.lines) {
    paid[line.lineId] = line.paidMinor
    platform[line.lineId] = line.subsidyMinor
  }
  for (const key of freights) {
    const order = priced.orders.find(({ orderKey }) => orderKey === key)
    const own = linesOf(key)
    paid[`freight ${key}`] =
      (order?.payableMinor ?? 0n) - sum(own.map(({ paidMinor }) => paidMinor))
    platform[`freight ${key}`] =
      (order?.subsidyMinor ?? 0n) - sum(own.map(({ subsidyMinor }) => subsidyMinor))
  }
  return {
    paid,
    platform,
    shares: shares.toSorted(),
    refused: priced.notApplied
      .map((each) => `${each.kind} ${each.sourceId} ${valueOf(each)}`)
      .toSorted(),
    vat: sum(priced.orders.map(({ vatMinor }) => vatMinor)),
    commission: sum(priced.orders.map(({ commissionMinor }) => commissionMinor)),
    total: priced.totalMinor,
  }
}

/** What holds for each discount by itself, whatever the rules of its kind are. */
function faultOfDiscount({ amountMinor, shares, storeSharePpm, kind }: Applied): string | null {
  if (sum(shares.map((share) => share.amountMinor)) !== amountMinor)
    return `the shares of ${kind} are not its amount`
  for (const share of shares) {
    if (share.amountMinor <= 0n || share.amountMinor > share.baseMinor)
      return `a share of ${kind} is nothing or above its line`
    if (share.storeMinor < 0n || share.platformMinor < 0n) return `a part of ${kind} is negative`
    if (share.storeMinor + share.platformMinor !== share.amountMinor)
      return `the payers of ${kind} do not pay its share`
    if (storeSharePpm === 0 && share.storeMinor > 0n) return `a store pays for ${kind}`
    const smaller = shares.find(
      (other) =>
        other.orderKey === share.orderKey &&
        other.baseMinor < share.baseMinor &&
        other.amountMinor > share.amountMinor,
    )
    if (smaller) return `a smaller line has a larger share of ${kind}`
  }
  return null
}

function faultOfSums({ lines, orders, applied }: Priced): string | null {
  const shares = applied.flatMap((each) => each.shares)
  for (const order of orders) {
    const { goodsMinor, discountMinor, freightMinor, payableMinor, vatMinor, orderKey } = order
    if (payableMinor !== goodsMinor - discountMinor + freightMinor)
      return 'an order does not add up'
    if (payableMinor < 0n || vatMinor > payableMinor) return 'an order is negative'
    const points = sum(
      shares.flatMap((share) => (share.orderKey === orderKey ? BigInt(share.points) : [])),
    )
    if (points > 0n && sum(lines.map((line) => line.goodsMinor)) === 0n) return 'points for nothing'
  }
  return null
}

const turned = <T>(all: readonly T[]): T[] => all.toReversed()

/** The same checkout with all that has no order in another one. */
const shuffled = (given: Given): Given => ({
  ...given,
  lines: turned(given.lines),
  freight: turned(given.freight),
  activityPrices: turned(given.activityPrices),
  fullReductions: turned(given.fullReductions).map((each) => ({
    ...each,
    tiers: turned(each.tiers),
  })),
  storeCoupons: turned(given.storeCoupons),
  platformCoupons: turned(given.platformCoupons),
  stored: turned(given.stored),
})

/** What is wrong with the price of a checkout; null: nothing. */
export function faultIn(price: Price, given: Given): string | null {
  const priced = price(given)
  for (const each of priced.applied) {
    const fault = faultOfDiscount(each)
    if (fault !== null) return fault
  }
  const fault = faultOfSums(priced)
  if (fault !== null) return fault
  const [ours, reference] = [inWordsOfReference(priced), referencePrice(given)]
  for (const key of Object.keys(reference.paid)) ours.paid[key] ??= 0n
  for (const [key, minor] of Object.entries(ours.paid))
    if ((reference.paid[key] ?? 0n) !== minor)
      return `${key} is ${minor} and not ${reference.paid[key]}`
  for (const [key, minor] of Object.entries(ours.platform))
    if ((reference.platform[key] ?? 0n) !== minor) return `the platform pays ${minor} for ${key}`
  for (const key of ['shares', 'refused', 'vat', 'commission', 'total'] as const)
    if (!isDeepStrictEqual(ours[key], reference[key]))
      return `${key}: ${String(ours[key])} and not ${String(reference[key])}`
  return isDeepStrictEqual(inWordsOfReference(price(shuffled(given))), inWordsOfReference(priced))
    ? null
    : 'the order matters'
}
