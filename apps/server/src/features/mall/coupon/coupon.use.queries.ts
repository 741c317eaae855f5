import { COUPONS_SHOWN } from '@ironsouq/contract/mall/coupon/coupon.limits'
import type { CheckoutCoupon, CheckoutRequest } from '@ironsouq/contract/mall/order/checkout.schema'
import { ADJUSTMENT_KINDS } from '@ironsouq/contract/mall/order/order.enums'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { and, asc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm'
import {
  type Coupon,
  EVERYTHING,
  type PricingLine,
  type Promotions,
  type Scope,
} from '#features/mall/pricing/pricing.given.rules.ts'
import type { NotApplied } from '#features/mall/pricing/pricing.result.rules.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import { presentTerms, termsColumns } from './coupon.projection.ts'
import { coupon, couponProduct, couponStore, memberCoupon } from './coupon.tables.ts'

interface Asked {
  memberId: string
  request: Pick<CheckoutRequest, 'coupons'>
  lines: readonly PricingLine[]
}

/** What the member could use for these lines, now or when something is missing; what expires first comes first. */
async function usable(ctx: Ctx, { memberId, lines }: Pick<Asked, 'memberId' | 'lines'>) {
  const now = ctx.now()
  const sellerIds = [...new Set(lines.map(({ sellerId }) => sellerId))]
  return ctx.db
    .select({ ...termsColumns(ctx), own: memberCoupon })
    .from(memberCoupon)
    .innerJoin(coupon, eq(coupon.id, memberCoupon.couponId))
    .where(
      and(
        eq(memberCoupon.memberId, memberId),
        eq(memberCoupon.state, 'unused'),
        lte(memberCoupon.validFrom, now),
        gt(memberCoupon.validUntil, now),
        or(isNull(memberCoupon.sellerId), inArray(memberCoupon.sellerId, sellerIds)),
      ),
    )
    .orderBy(asc(memberCoupon.validUntil), asc(memberCoupon.id))
    .limit(COUPONS_SHOWN)
}

type Usable = Awaited<ReturnType<typeof usable>>[number]

/** What each coupon names, by its id. */
async function scopesOf(ctx: Ctx, found: readonly Usable[]): Promise<(of: Usable) => Scope> {
  const ids = [...new Set(found.map(({ row }) => row.id))]
  const stores = await ctx.db.select().from(couponStore).where(inArray(couponStore.couponId, ids))
  const named = await ctx.db
    .select()
    .from(couponProduct)
    .where(inArray(couponProduct.couponId, ids))
  return ({ row: { id, sellerId, scope } }) => {
    const own = named.filter(({ couponId }) => couponId === id)
    const products = (isException: boolean) =>
      own.filter((each) => each.isException === isException).map(({ productId }) => productId)
    const ofStores = stores.filter(({ couponId }) => couponId === id).map(({ storeId }) => storeId)
    return {
      ...EVERYTHING,
      sellerIds: sellerId === null ? (scope === 'stores' ? ofStores : null) : [sellerId],
      productIds: scope === 'products' ? products(false) : null,
      exceptProductIds: products(true),
    }
  }
}

/** The store that issues a coupon pays for it. */
const ALL_PPM = 1_000_000
const PERCENT_PPM = 10_000

const couponOf = ({ row, own }: Usable, scope: Scope): Coupon => ({
  sourceId: own.id,
  names: {},
  startsAt: own.validFrom,
  endsAt: own.validUntil,
  scope,
  combinesWith: ADJUSTMENT_KINDS,
  storeSharePpm: row.sellerId === null ? 0 : ALL_PPM,
  currency: row.currency,
  fromMinor: row.thresholdMinor,
  off:
    row.percent === null
      ? { by: 'amount', amountMinor: row.offMinor }
      : { by: 'percent', ppm: row.percent * PERCENT_PPM, mostMinor: row.offMinor },
})

/** Of those that the buyer named, the one of each issuer; of an issuer without one none. */
function chosenOf(
  found: readonly Usable[],
  named: readonly string[],
  sellerIds: readonly string[],
) {
  const idOf = (issuer: string | null) =>
    found.find(({ row, own }) => row.sellerId === issuer && named.includes(own.id))?.own.id ?? null
  return {
    storeCoupons: new Map(sellerIds.map((sellerId) => [sellerId, idOf(sellerId)] as const)),
    platformCoupon: idOf(null),
  }
}

/** One that was used meanwhile is left out of the price; one of someone else is not found. */
async function refuseUnlessOwn(ctx: Ctx, memberId: string, named: readonly string[]) {
  if (named.length === 0) return
  const own = and(eq(memberCoupon.memberId, memberId), inArray(memberCoupon.id, [...named]))
  if ((await ctx.db.$count(memberCoupon, own)) < new Set(named).size) throw notFound()
}

/** The coupons of a member for a price. Without a choice the best one of each issuer applies. */
export async function couponsForPrice(ctx: Ctx, asked: Asked): Promise<Partial<Promotions>> {
  const { coupons: named } = asked.request
  if (named) await refuseUnlessOwn(ctx, asked.memberId, named)
  const found = await usable(ctx, asked)
  if (found.length === 0) return {}
  const scopeOf = await scopesOf(ctx, found)
  const sellerIds = [...new Set(asked.lines.map(({ sellerId }) => sellerId))]
  return {
    storeCoupons: found.flatMap((each) => {
      const { sellerId } = each.row
      return sellerId === null ? [] : [{ ...couponOf(each, scopeOf(each)), sellerId }]
    }),
    platformCoupons: found
      .filter(({ row }) => row.sellerId === null)
      .map((each) => couponOf(each, scopeOf(each))),
    ...(named && { chosen: chosenOf(found, named, sellerIds) }),
  }
}

interface Result {
  /** What each took off, by the id of the member's coupon. */
  applied: ReadonlyMap<string, bigint>
  notApplied: readonly NotApplied[]
}

/** Those that a checkout shows to choose from, with what each takes off or what it misses. */
export async function couponsToChoose(
  ctx: Ctx,
  asked: Pick<Asked, 'memberId' | 'lines'>,
  { applied, notApplied }: Result,
): Promise<CheckoutCoupon[]> {
  const found = await usable(ctx, asked)
  return found.map((each) => {
    const { own, row } = each
    const savedMinor = applied.get(own.id)
    const reason = notApplied.find(({ sourceId }) => sourceId === own.id)?.reason
    const canBeChosen =
      savedMinor !== undefined || reason?.key === 'notChosen' || reason?.key === 'otherIsBetter'
    return {
      ...presentTerms(each),
      memberCouponId: own.id,
      validUntil: own.validUntil.toISOString(),
      isChosen: savedMinor !== undefined,
      canBeChosen,
      saved: savedMinor === undefined ? null : fromMinor(savedMinor, row.currency),
      missing: reason?.key === 'missingAmount' ? fromMinor(reason.minor, row.currency) : null,
    }
  })
}
