import type { AdjustmentKind } from '@ironsouq/contract/mall/order/order.enums'
import type {
  Coupon,
  Given,
  Off,
  PricingLine,
  Promotion,
  Scope,
} from '#features/mall/pricing/pricing.given.rules.ts'

/** What a checkout costs, written a second time from the rules alone: slow, with loops over everything. */
export interface Reference {
  /** By line, and by the order of a freight: what is paid, and what of the discount the platform pays. */
  paid: Record<string, bigint>
  platform: Record<string, bigint>
  /** `kind source line store platform points`, sorted. */
  shares: string[]
  /** `kind source reason value`, sorted. */
  refused: string[]
  vat: bigint
  commission: bigint
  total: bigint
}

const least = (...all: bigint[]) => all.reduce((a, b) => (a < b ? a : b))
const ppmOf = (minor: bigint, ppm: number) => (minor * BigInt(ppm) * 2n + 1_000_000n) / 2_000_000n

/** One unit after the other to whom most is owed; then to the larger part, then to the lower name. */
function shareOut(total: bigint, weights: Record<string, bigint>): Record<string, bigint> {
  const names = Object.keys(weights)
  const all = names.reduce((sum, name) => sum + (weights[name] ?? 0n), 0n)
  const shares: Record<string, bigint> = {}
  let rest = total
  for (const name of names) {
    shares[name] = total === 0n ? 0n : (total * (weights[name] ?? 0n)) / all
    rest -= shares[name]
  }
  const served = new Set<string>()
  while (rest > 0n) {
    let next: string | undefined
    for (const name of names) {
      if (served.has(name)) continue
      const owed = (total * (weights[name] ?? 0n)) % all
      const best = next === undefined ? -1n : (total * (weights[next] ?? 0n)) % all
      const isMore =
        next === undefined ||
        owed > best ||
        (owed === best &&
          ((weights[name] ?? 0n) > (weights[next] ?? 0n) ||
            (weights[name] === weights[next] && name < next)))
      if (isMore) next = name
    }
    if (next === undefined) throw new Error('more is shared out than there is')
    shares[next] = (shares[next] ?? 0n) + 1n
    served.add(next)
    rest -= 1n
  }
  return shares
}

interface On {
  kind: AdjustmentKind
  after: readonly AdjustmentKind[] | null
}

class Books {
  readonly left: Record<string, bigint> = {}
  readonly platform: Record<string, bigint> = {}
  readonly on: Record<string, On[]> = {}
  readonly shares: string[] = []
  readonly refused: string[] = []
  readonly lines: PricingLine[]
  readonly given: Given
  constructor(given: Given) {
    this.given = given
    this.lines = given.lines.toSorted((a, b) => (a.lineId < b.lineId ? -1 : 1))
    for (const line of this.lines) {
      this.left[line.lineId] = line.unitMinor * BigInt(line.quantity)
      this.platform[line.lineId] = 0n
      this.on[line.lineId] = []
    }
    for (const part of given.freight) {
      this.left[`freight ${part.orderKey}`] =
        (this.left[`freight ${part.orderKey}`] ?? 0n) + part.minor
      this.platform[`freight ${part.orderKey}`] = 0n
    }
    for (const share of given.stored) {
      const at = share.lineId ?? `freight ${share.orderKey}`
      this.lower(at, share.storeMinor, share.platformMinor)
      this.on[at]?.push({ kind: share.kind, after: null })
    }
  }
  of = (line: PricingLine) => this.left[line.lineId] ?? 0n
  sum = (lines: readonly PricingLine[]) => lines.reduce((all, line) => all + this.of(line), 0n)
  lower(at: string, store: bigint, platform: bigint) {
    this.left[at] = (this.left[at] ?? 0n) - store - platform
    this.platform[at] = (this.platform[at] ?? 0n) + platform
  }
  refuse(kind: AdjustmentKind, source: string | null, reason: string) {
    this.refused.push(`${kind} ${source} ${reason}`)
  }
  /** The lines that may have it, or the reason. */
  eligible(
    kind: AdjustmentKind,
    scope: Scope,
    combinesWith: readonly AdjustmentKind[],
    among: readonly PricingLine[],
  ): PricingLine[] | string {
    let other: AdjustmentKind | undefined
    const found: PricingLine[] = []
    for (const line of among) {
      if (this.of(line) === 0n) continue
      if (scope.sellerIds && !scope.sellerIds.includes(line.sellerId)) continue
      if (scope.productIds && !scope.productIds.includes(line.productId)) continue
      if (scope.exceptProductIds.includes(line.productId)) continue
      if (scope.categoryIds && !scope.categoryIds.some((id) => line.categoryIds.includes(id)))
        continue
      const against = this.on[line.lineId]?.find(
        (on) => !combinesWith.includes(on.kind) || (on.after && !on.after.includes(kind)),
      )
      if (against) other ??= against.kind
      else found.push(line)
    }
    return found.length > 0 ? found : other ? `notCombinable ${other}` : 'nothingInScope'
  }
  early(
    { startsAt, endsAt }: Pick<Promotion, 'startsAt' | 'endsAt'>,
    currency: string,
  ): string | null {
    if (startsAt && startsAt > this.given.now) return `notStarted ${startsAt.getTime()}`
    if (endsAt && endsAt <= this.given.now) return `ended ${endsAt.getTime()}`
    return currency === this.given.currency ? null : `otherCurrency ${currency}`
  }
  takes(off: Off, base: bigint) {
    return off.by === 'amount'
      ? least(off.amountMinor, base)
      : least(ppmOf(base, off.ppm), off.mostMinor ?? base, base)
  }
  apply(
    kind: AdjustmentKind,
    source: string | null,
    lines: readonly PricingLine[],
    amount: bigint,
    storePpm: number,
    after: readonly AdjustmentKind[] | null,
    points = 0n,
  ) {
    const orders: Record<string, bigint> = {}
    for (const line of lines) orders[line.orderKey] = (orders[line.orderKey] ?? 0n) + this.of(line)
    const byOrder = shareOut(amount, orders)
    const pointsByOrder = shareOut(points, byOrder)
    for (const order of Object.keys(orders)) {
      const weights: Record<string, bigint> = {}
      for (const line of lines) if (line.orderKey === order) weights[line.lineId] = this.of(line)
      const byLine = shareOut(byOrder[order] ?? 0n, weights)
      const stores = shareOut(ppmOf(byOrder[order] ?? 0n, storePpm), byLine)
      const spent = shareOut(pointsByOrder[order] ?? 0n, byLine)
      for (const [line, share] of Object.entries(byLine)) {
        if (share === 0n) continue
        const store = stores[line] ?? 0n
        this.lower(line, store, share - store)
        this.on[line]?.push({ kind, after })
        this.shares.push(`${kind} ${source} ${line} ${store} ${share - store} ${spent[line]}`)
      }
    }
  }
}

/** Nothing else may be in the checkout, so one activity at most applies. */
function activityPrices(books: Books) {
  const { given, lines } = books
  for (const each of given.activityPrices) {
    const { sourceId, startsAt, endsAt, currency, lineId, sellerId, unitMinor } = each
    const early = books.early({ startsAt, endsAt }, currency)
    const line = lines.find((own) => own.lineId === lineId && own.sellerId === sellerId)
    const lower = unitMinor * BigInt(line?.quantity ?? 0)
    if (early) books.refuse('activityPrice', sourceId, early)
    else if (!line || books.of(line) <= lower)
      books.refuse('activityPrice', sourceId, 'nothingInScope')
    else if (!each.isChosen || lines.length !== 1)
      books.refuse('activityPrice', sourceId, 'buyNowOnly')
    else books.apply('activityPrice', sourceId, [line], books.of(line) - lower, 1_000_000, [])
  }
}

function memberLevel(books: Books) {
  const level = books.given.memberLevel
  if (!level) return
  const early = books.early(level, books.given.currency)
  const lines = early ?? books.eligible('memberLevel', level.scope, level.combinesWith, books.lines)
  if (typeof lines === 'string') return books.refuse('memberLevel', level.sourceId, lines)
  const amount = ppmOf(books.sum(lines), level.ppm)
  if (amount === 0n) return books.refuse('memberLevel', level.sourceId, 'nothingInScope')
  books.apply('memberLevel', level.sourceId, lines, amount, level.storeSharePpm, level.combinesWith)
}

function fullReductions(books: Books) {
  const stores = [...new Set(books.given.fullReductions.map(({ sellerId }) => sellerId))].toSorted()
  for (const store of stores) {
    const own = books.lines.filter(({ sellerId }) => sellerId === store)
    const able = books.given.fullReductions
      .filter(({ sellerId }) => sellerId === store)
      .toSorted((a, b) => (a.sourceId < b.sourceId ? -1 : 1))
      .flatMap((promotion) => {
        const { sourceId, tiers, scope, combinesWith, currency, isRepeated, mostMinor } = promotion
        const early = books.early(promotion, currency)
        const lines = early ?? books.eligible('fullReduction', scope, combinesWith, own)
        if (typeof lines === 'string') return books.refuse('fullReduction', sourceId, lines) ?? []
        const base = books.sum(lines)
        const pieces = lines.reduce((all, { quantity }) => all + quantity, 0)
        const reached = tiers.filter(({ threshold }) =>
          threshold.by === 'amount' ? base >= threshold.fromMinor : pieces >= threshold.from,
        )
        let amount = 0n
        for (const { threshold, off } of reached) {
          let takes = books.takes(off, base)
          if (isRepeated && off.by === 'amount') {
            // Once more for each further time that the threshold fits into what is there.
            const [have, need] =
              threshold.by === 'amount'
                ? [base, threshold.fromMinor]
                : [BigInt(pieces), BigInt(threshold.from)]
            const times = need > 0n ? have / need : 1n
            takes = least(off.amountMinor * times, base)
          }
          if (mostMinor !== null) takes = least(takes, mostMinor)
          if (takes > amount) amount = takes
        }
        if (amount > 0n) return { promotion, lines, amount }
        if (reached.length > 0)
          return books.refuse('fullReduction', sourceId, 'nothingInScope') ?? []
        const missing = tiers.map(({ threshold }) =>
          threshold.by === 'amount'
            ? { minor: threshold.fromMinor - base }
            : { pieces: threshold.from - pieces },
        )
        const minor = missing.flatMap((each) => each.minor ?? [])
        const count = missing.flatMap((each) => each.pieces ?? [])
        return (
          books.refuse(
            'fullReduction',
            sourceId,
            minor.length > 0
              ? `missingAmount ${least(...minor)}`
              : count.length > 0
                ? `missingPieces ${Math.min(...count)}`
                : 'nothingInScope',
          ) ?? []
        )
      })
    const meets = (a: (typeof able)[number], b: (typeof able)[number]) =>
      a.lines.some((line) => b.lines.includes(line))
    // Every set of them. A set is written as 1 and 0 by promotion, so of equal amounts the highest text has the lowest ids.
    let best = { text: '', taken: 0n, set: [] as typeof able }
    for (let mask = 0; mask < 2 ** able.length; mask++) {
      const set = able.filter((_, at) => Math.floor(mask / 2 ** at) % 2 === 1)
      if (set.some((a) => set.some((b) => a !== b && meets(a, b)))) continue
      const taken = set.reduce((sum, each) => sum + each.amount, 0n)
      const text = able.map((each) => (set.includes(each) ? '1' : '0')).join('')
      if (taken > best.taken || (taken === best.taken && text > best.text))
        best = { text, taken, set }
    }
    for (const each of able)
      if (!best.set.includes(each)) {
        const by = best.set.find((other) => meets(other, each))
        const reason = `otherIsBetter ${by?.promotion.sourceId}`
        books.refuse('fullReduction', each.promotion.sourceId, reason)
      }
    for (const { promotion, lines, amount } of best.set) {
      const { sourceId, storeSharePpm, combinesWith } = promotion
      books.apply('fullReduction', sourceId, lines, amount, storeSharePpm, combinesWith)
    }
  }
}

function coupon(
  books: Books,
  kind: 'storeCoupon' | 'platformCoupon',
  coupons: readonly Coupon[],
  among: readonly PricingLine[],
  chosen: string | null | undefined,
) {
  let best: { coupon: Coupon; lines: PricingLine[]; off: bigint } | undefined
  const able: Coupon[] = []
  for (const each of coupons.toSorted((a, b) => (a.sourceId < b.sourceId ? -1 : 1))) {
    const early = books.early(each, each.currency)
    const lines = early ?? books.eligible(kind, each.scope, each.combinesWith, among)
    if (typeof lines === 'string') {
      books.refuse(kind, each.sourceId, lines)
      continue
    }
    const base = books.sum(lines)
    const amount = books.takes(each.off, base)
    if (base < each.fromMinor) {
      books.refuse(kind, each.sourceId, `missingAmount ${each.fromMinor - base}`)
    } else if (amount === 0n) books.refuse(kind, each.sourceId, 'nothingInScope')
    else if (chosen !== undefined && chosen !== each.sourceId)
      books.refuse(kind, each.sourceId, 'notChosen')
    else {
      able.push(each)
      const ends = (of: Coupon) => of.endsAt?.getTime() ?? Number.MAX_SAFE_INTEGER
      if (!best || amount > best.off || (amount === best.off && ends(each) < ends(best.coupon)))
        best = { coupon: each, lines, off: amount }
    }
  }
  if (!best) return
  for (const each of able)
    if (each !== best.coupon)
      books.refuse(kind, each.sourceId, `otherIsBetter ${best.coupon.sourceId}`)
  const { sourceId, storeSharePpm, combinesWith } = best.coupon
  books.apply(kind, sourceId, best.lines, best.off, storeSharePpm, combinesWith)
}

function points(books: Books) {
  const own = books.given.points
  if (!own || own.wanted <= 0) return
  const lines = books.eligible('points', own.scope, own.combinesWith, books.lines)
  if (typeof lines === 'string') return books.refuse('points', null, lines)
  const worth = (count: number) => (BigInt(count) * own.hundredMinor) / 100n
  const half = books.sum(lines) / 2n
  // Ten more, as long as the member has them and they are worth no more than half.
  let most = 0
  while (most + 10 <= own.available && BigInt(most + 10) * own.hundredMinor <= half * 100n)
    most += 10
  const spent = Math.min(own.wanted - (own.wanted % 10), most)
  if (spent < own.wanted) books.refuse('points', null, `pointsLimit ${most}`)
  if (worth(spent) > 0n)
    books.apply('points', null, lines, worth(spent), 0, own.combinesWith, BigInt(spent))
}

function freight(books: Books) {
  const { given } = books
  for (const order of new Set(given.freight.map(({ orderKey }) => orderKey))) {
    const at = `freight ${order}`
    const before = books.left[at] ?? 0n
    if (before === 0n) continue
    let free = 0n
    for (const part of given.freight.filter((each) => each.orderKey === order)) {
      if (part.freeFromMinor === null || part.minor === 0n) continue
      const base = books.sum(books.lines.filter(({ lineId }) => part.lineIds.includes(lineId)))
      if (base >= part.freeFromMinor) free += part.minor
      else books.refuse('freeShipping', null, `missingAmount ${part.freeFromMinor - base}`)
    }
    if (free > 0n) {
      books.lower(at, free, 0n)
      books.shares.push(`freeShipping null ${at} ${free} 0 0`)
    }
    const level = given.memberFreeShipping
    const rest = before - free
    const store = given.freight.find((each) => each.orderKey === order)?.sellerId ?? ''
    if (!level || rest === 0n || (level.sellerIds && !level.sellerIds.includes(store))) continue
    const ofStore = ppmOf(rest, level.storeSharePpm)
    books.lower(at, ofStore, rest - ofStore)
    books.shares.push(`freeShipping ${level.sourceId} ${at} ${ofStore} ${rest - ofStore} 0`)
  }
}

export function referencePrice(given: Given): Reference {
  const books = new Books(given)
  activityPrices(books)
  memberLevel(books)
  fullReductions(books)
  for (const store of [...new Set(given.storeCoupons.map(({ sellerId }) => sellerId))].toSorted())
    coupon(
      books,
      'storeCoupon',
      given.storeCoupons.filter(({ sellerId }) => sellerId === store),
      books.lines.filter(({ sellerId }) => sellerId === store),
      given.chosen.storeCoupons.get(store),
    )
  coupon(books, 'platformCoupon', given.platformCoupons, books.lines, given.chosen.platformCoupon)
  points(books)
  const lower = given.merchantPrice
  if (lower && lower.offMinor > 0n) {
    const own = books.lines.filter(({ orderKey }) => orderKey === lower.orderKey)
    books.apply('merchantPrice', null, own, lower.offMinor, 1_000_000, null)
  }
  freight(books)
  const vatIn = (minor: bigint) => (minor * 10n + 105n) / 210n
  let [vat, commission] = [0n, 0n]
  for (const line of books.lines) {
    if (line.taxScheme === 'standard') vat += vatIn(books.of(line))
    const sold = books.of(line) + (books.platform[line.lineId] ?? 0n)
    commission += ppmOf(sold, line.commissionPpm)
  }
  for (const [at, minor] of Object.entries(books.left))
    if (at.startsWith('freight ')) vat += vatIn(minor)
  return {
    paid: books.left,
    platform: books.platform,
    shares: books.shares.toSorted(),
    refused: books.refused.toSorted(),
    vat,
    commission,
    total: Object.values(books.left).reduce((sum, minor) => sum + minor, 0n),
  }
}
