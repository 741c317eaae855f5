import type { QueryOf } from '@ironsouq/contract/endpoint'
import type { couponEndpoints } from '@ironsouq/contract/mall/coupon/coupon.endpoints'
import type { CouponOfferState } from '@ironsouq/contract/mall/coupon/coupon.enums'
import { COUPONS_SHOWN } from '@ironsouq/contract/mall/coupon/coupon.limits'
import type { CouponTerms, OfferedCoupon } from '@ironsouq/contract/mall/coupon/coupon.schema'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { and, asc, eq, gt, isNull, or, sql, type SQL } from 'drizzle-orm'
import { storeName } from '#features/mall/store/store.queries.ts'
import { isSelling, todayOf } from '#features/mall/store/store.selling.projection.ts'
import { store } from '#features/mall/store/store.tables.ts'
import { seller } from '#features/people/seller/seller.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { coupon, memberCoupon } from './coupon.tables.ts'

type Row = typeof coupon.$inferSelect

/** What every reader of a coupon is shown, as columns of a statement on `coupon`. */
export const termsColumns = (ctx: Ctx) => ({
  row: coupon,
  storeName: sql<string | null>`${storeName(sql`coupon.seller_id`, sql`${ctx.locale}::text`)}`,
  namedCount: sql<number>`(case coupon.scope
    when 'stores' then (select count(*)::int from coupon_store where coupon_id = coupon.id)
    when 'products' then (select count(*)::int from coupon_product where coupon_id = coupon.id and not is_exception)
    else 0 end)`,
  hasExceptions: sql<boolean>`exists (select from coupon_product where coupon_id = coupon.id and is_exception)`,
})

interface Terms {
  row: Row
  storeName: string | null
  namedCount: number
  hasExceptions: boolean
}

export function presentTerms({ row, storeName, namedCount, hasExceptions }: Terms): CouponTerms {
  const money = (minor: bigint) => fromMinor(minor, row.currency)
  const { id: couponId, kind, percent, scope, sellerId } = row
  return {
    couponId,
    kind,
    off: money(row.offMinor),
    percent,
    threshold: money(row.thresholdMinor),
    scope,
    namedCount,
    hasExceptions,
    store: sellerId === null ? null : { storeId: sellerId, name: storeName ?? '' },
  }
}

/** Whether a product is among what a coupon is valid for, by the columns of a statement on `coupon`. */
const isValidFor = (productId: string) => sql`exists (
  select from product where product.id = ${productId} and product.currency = coupon.currency
    and (coupon.seller_id is null or coupon.seller_id = product.seller_id)
    and case coupon.scope
      when 'stores' then exists (select from coupon_store
        where coupon_id = coupon.id and store_id = product.seller_id)
      when 'products' then exists (select from coupon_product
        where coupon_id = coupon.id and product_id = product.id and not is_exception)
      else true end
    and not exists (select from coupon_product
      where coupon_id = coupon.id and product_id = product.id and is_exception))`

function stateOf(
  { startsAt, claimed, total, perMember }: Row,
  own: number,
  now: Date,
): CouponOfferState {
  if (own >= perMember) return 'claimed'
  if (startsAt > now) return 'upcoming'
  return claimed < total ? 'claimable' : 'soldOut'
}

function presentOffered(terms: Terms, own: number, now: Date): OfferedCoupon {
  const { row } = terms
  const { total, claimed, perMember, validAfterDays, validForDays } = row
  return {
    ...presentTerms(terms),
    state: stateOf(row, own, now),
    total,
    left: total - claimed,
    perMember,
    own,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    validUntil: row.validUntil?.toISOString() ?? null,
    validAfterDays,
    validForDays,
  }
}

async function offered(ctx: Ctx, memberId: string | null, where: SQL | undefined) {
  const now = ctx.now()
  const own = sql<number>`(select count(*)::int from ${memberCoupon}
    where ${memberCoupon.couponId} = coupon.id and ${memberCoupon.memberId} = ${memberId}::uuid)`
  const rows = await ctx.db
    .select({ ...termsColumns(ctx), own })
    .from(coupon)
    .leftJoin(store, eq(store.id, coupon.sellerId))
    .leftJoin(seller, eq(seller.id, coupon.sellerId))
    .where(
      and(
        eq(coupon.state, 'running'),
        eq(coupon.way, 'claimed'),
        gt(coupon.endsAt, now),
        or(isNull(coupon.sellerId), isSelling(todayOf(ctx))),
        where,
      ),
    )
    // What can be claimed first, and of that what ends first.
    .orderBy(
      sql`coupon.claimed >= coupon.total`,
      sql`coupon.starts_at > ${now.toISOString()}::timestamptz`,
      asc(coupon.endsAt),
      asc(coupon.id),
    )
    .limit(COUPONS_SHOWN)
  return rows.map(({ own, ...terms }) => presentOffered(terms, own, now))
}

/** What can be claimed now or soon, in all or of one store or for one product [CP-2]. */
export const offeredCoupons = (
  ctx: Ctx,
  memberId: string | null,
  { storeId, productId }: QueryOf<typeof couponEndpoints.offered>,
): Promise<OfferedCoupon[]> =>
  offered(
    ctx,
    memberId,
    and(
      storeId === undefined ? undefined : eq(coupon.sellerId, storeId),
      productId === undefined ? undefined : isValidFor(productId),
    ),
  )

/** One of them; undefined when it is not offered. */
export const offeredCoupon = async (
  ctx: Ctx,
  memberId: string,
  couponId: string,
): Promise<OfferedCoupon | undefined> => (await offered(ctx, memberId, eq(coupon.id, couponId)))[0]
