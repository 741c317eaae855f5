import type { DataOf, QueryOf } from '@ironsouq/contract/endpoint'
import { allowed } from '@ironsouq/contract/lifecycle'
import { COUPON_COMMANDS, couponLifecycle } from '@ironsouq/contract/mall/coupon/coupon.lifecycle'
import type { couponMerchantEndpoints } from '@ironsouq/contract/mall/coupon/coupon.merchant.endpoints'
import type { CouponRecord, CouponRow } from '@ironsouq/contract/mall/coupon/coupon.schema'
import { dayAt } from '@ironsouq/contract/mall/freight/arrival'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { productName } from '#features/mall/product-card/product-card.projection.ts'
import { product } from '#features/mall/product/product.tables.ts'
import { storeName } from '#features/mall/store/store.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { countUpTo, keyset } from '#kernel/data/keyset.ts'
import { notFound } from '#kernel/errors.ts'
import { coupon, couponProduct, couponStore, memberCoupon } from './coupon.tables.ts'

/** Who runs a coupon: a store, or with null the platform. */
export interface Issuer {
  sellerId: string | null
}

type Row = typeof coupon.$inferSelect

/** The coupons of an issuer; row-level security says the same for stores. */
export const ofIssuer = ({ sellerId }: Issuer): SQL | undefined =>
  sellerId === null ? isNull(coupon.sellerId) : eq(coupon.sellerId, sellerId)

const countIn = (
  state: 'reserved' | 'used',
) => sql<number>`(select count(*)::int from ${memberCoupon}
  where ${memberCoupon.couponId} = coupon.id and ${memberCoupon.state} = ${state})`

const figures = {
  used: countIn('used'),
  costMinor: sql<string>`(select coalesce(sum(${memberCoupon.savedMinor}), 0)::text from ${memberCoupon}
    where ${memberCoupon.couponId} = coupon.id and ${memberCoupon.state} = 'used')`,
}

interface Counted {
  row: Row
  used: number
  costMinor: string
}

const DAY_END_MS = 1

const presentRow = ({ row, used, costMinor }: Counted): CouponRow => {
  const money = (minor: bigint) => fromMinor(minor, row.currency)
  return {
    couponId: row.id,
    name: row.name,
    state: row.state,
    kind: row.kind,
    off: money(row.offMinor).amount,
    percent: row.percent,
    threshold: money(row.thresholdMinor).amount,
    currency: row.currency,
    scope: row.scope,
    way: row.way,
    firstDay: dayAt(row.startsAt),
    lastDay: lastDayOf(row.endsAt),
    total: row.total,
    claimed: row.claimed,
    used,
    cost: money(BigInt(costMinor)),
    createdAt: row.createdAt.toISOString(),
  }
}

/** The day whose end a moment is. */
function lastDayOf(moment: Date): string {
  return dayAt(new Date(moment.getTime() - DAY_END_MS))
}

type List = typeof couponMerchantEndpoints.list

export async function couponsListed(
  ctx: Ctx,
  issuer: Issuer,
  query: QueryOf<List>,
): Promise<DataOf<List>> {
  const { createdAt, id } = coupon
  const list = keyset(query, { by: createdAt, id, isDescending: query.sort.startsWith('-') })
  const { state } = query
  const where = and(ofIssuer(issuer), state === undefined ? undefined : eq(coupon.state, state))
  const found = await ctx.db
    .select({ row: coupon, ...figures, at: list.at })
    .from(coupon)
    .where(and(where, list.where))
    .orderBy(...list.orderBy)
    .limit(list.limit)
  const shown = found.map(({ at, ...each }) => ({ ...presentRow(each), at }))
  const { rows, ...cursors } = list.pageOf(shown)
  return { ...cursors, rows, total: await countUpTo(ctx, coupon, where) }
}

const storesNamed = (ctx: Ctx, couponId: string) =>
  ctx.db
    .select({
      id: couponStore.storeId,
      name: storeName(sql`coupon_store.store_id`, sql`${ctx.locale}::text`),
    })
    .from(couponStore)
    .where(eq(couponStore.couponId, couponId))
    .orderBy(asc(couponStore.id))

const productsNamed = (ctx: Ctx, couponId: string) =>
  ctx.db
    .select({
      id: product.id,
      name: productName(sql`${ctx.locale}::text`),
      isException: couponProduct.isException,
    })
    .from(couponProduct)
    .innerJoin(product, eq(product.id, couponProduct.productId))
    .where(eq(couponProduct.couponId, couponId))
    .orderBy(asc(couponProduct.id))

/** A coupon of an issuer with everything that its form shows; another one is not found. */
export async function couponRecord(
  ctx: Ctx,
  issuer: Issuer,
  couponId: string,
): Promise<CouponRecord> {
  const [found] = await ctx.db
    .select({ row: coupon, ...figures, reserved: countIn('reserved') })
    .from(coupon)
    .where(and(eq(coupon.id, couponId), ofIssuer(issuer)))
  if (!found) throw notFound()
  const { row, reserved } = found
  const stores = issuer.sellerId === null ? await storesNamed(ctx, couponId) : []
  const named = await productsNamed(ctx, couponId)
  const [products, exceptProducts] = [false, true].map((isException) =>
    named.filter((each) => each.isException === isException).map(({ id, name }) => ({ id, name })),
  ) as [CouponRecord['products'], CouponRecord['products']]
  const open: readonly string[] = allowed(
    couponLifecycle,
    row.state,
    issuer.sellerId === null ? 'staff' : 'merchant',
  )
  return {
    ...presentRow(found),
    version: row.version,
    validUntilDay: row.validUntil && lastDayOf(row.validUntil),
    validAfterDays: row.validAfterDays,
    validForDays: row.validForDays,
    perMember: row.perMember,
    stores,
    products,
    exceptProducts,
    storeIds: stores.map(({ id }) => id),
    productIds: products.map(({ id }) => id),
    exceptProductIds: exceptProducts.map(({ id }) => id),
    reserved,
    actions: COUPON_COMMANDS.filter((action) => open.includes(action)),
  }
}
