import { allowed } from '@ironsouq/contract/lifecycle'
import { variantName } from '@ironsouq/contract/mall/product/variant-name'
import { promotionLifecycle } from '@ironsouq/contract/mall/promotion/promotion.lifecycle'
import type { PromotionRule } from '@ironsouq/contract/mall/promotion/promotion.rule'
import {
  PROMOTION_ACTIONS,
  type NamedGift,
  type NamedProduct,
  type PromotionPage,
  type PromotionRecord,
  type ShownPromotion,
  type StaffPromotionQuery,
} from '@ironsouq/contract/mall/promotion/promotion.schema'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { and, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import {
  firstPictureKey,
  productName,
} from '#features/mall/product-card/product-card.projection.ts'
import { product, sku } from '#features/mall/product/product.tables.ts'
import { storeName } from '#features/mall/store/store.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { countUpTo, keyset } from '#kernel/data/keyset.ts'
import { namesIn, type Translated } from '#kernel/data/texts.ts'
import { notFound } from '#kernel/errors.ts'
import { isGiftRule } from './promotion.gift.rules.ts'
import {
  presentRunning,
  presentUsed,
  promotionById,
  promotionName,
  usesOf,
  type Promotion,
  type RunningPromotion,
} from './promotion.queries.ts'
import { promotion, promotionText } from './promotion.tables.ts'

/** Of these products those that are of the store, in the order of their names. Deleted ones are left out. */
export async function namedProducts(
  ctx: Ctx,
  sellerId: string,
  ids: readonly string[],
): Promise<NamedProduct[]> {
  if (ids.length === 0) return []
  const rows = await ctx.db
    .select({
      productId: product.id,
      name: productName(sql`${ctx.locale}::text`),
      picture: firstPictureKey,
      lowestMinor: product.lowestMinor,
      currency: product.currency,
    })
    .from(product)
    .where(
      and(
        eq(product.sellerId, sellerId),
        inArray(product.id, [...ids]),
        ne(product.state, 'deleted'),
      ),
    )
    .orderBy(sql`2`, product.id)
  return rows.map(({ lowestMinor, currency, ...row }) => ({
    ...row,
    lowest: fromMinor(lowestMinor, currency),
  }))
}

/** Of these variants those that are of the store and can be sent, in the given order. Deleted ones are left out. */
export async function namedGifts(
  ctx: Ctx,
  sellerId: string,
  skuIds: readonly string[],
): Promise<NamedGift[]> {
  if (skuIds.length === 0) return []
  const rows = await ctx.db
    .select({
      skuId: sku.id,
      productId: product.id,
      name: productName(sql`${ctx.locale}::text`),
      options: product.options,
      values: sku.values,
      picture: firstPictureKey,
      priceMinor: sku.priceMinor,
      currency: sku.currency,
      available: sql<number>`coalesce((select max(on_hand - held) from stock where stock.sku_id = sku.id), 0)::int`,
    })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(
      and(
        eq(sku.sellerId, sellerId),
        inArray(sku.id, [...skuIds]),
        ne(product.state, 'deleted'),
        eq(product.isVirtual, false),
      ),
    )
  const named = rows.map(({ options, values, priceMinor, currency, available, ...row }) => ({
    ...row,
    variant: variantName(options, values, ctx.locale),
    price: fromMinor(priceMinor, currency),
    available: Math.max(available, 0),
  }))
  return skuIds.flatMap((skuId) => named.find((each) => each.skuId === skuId) ?? [])
}

export const hasVirtual = async (ctx: Ctx, productIds: readonly string[]): Promise<boolean> =>
  (await ctx.db.$count(
    product,
    and(inArray(product.id, [...productIds]), eq(product.isVirtual, true)),
  )) > 0

export const giftIds = (rule: PromotionRule): string[] =>
  isGiftRule(rule) ? rule.gifts.map(({ skuId }) => skuId) : []

/** How many products on sale such a promotion is for, counted up to a limit. */
export const coveredCount = (
  ctx: Ctx,
  { sellerId, scope, productIds }: Pick<Promotion, 'sellerId' | 'scope' | 'productIds'>,
): Promise<number> =>
  countUpTo(
    ctx,
    product,
    and(
      eq(product.sellerId, sellerId),
      eq(product.state, 'onSale'),
      sql`promotion_covers(${scope}, ${sql.param(productIds)}::uuid[]) @> ${product.id}`,
    ),
  )

/** Running promotions as the page of a product shows them, with what they give. */
export async function shownPromotions(
  ctx: Ctx,
  running: readonly RunningPromotion[],
): Promise<ShownPromotion[]> {
  const shown: ShownPromotion[] = []
  for (const each of running) {
    const { rule } = each
    const given = isGiftRule(rule) ? rule.gifts : []
    const named = await namedGifts(ctx, each.sellerId, giftIds(rule))
    const gifts = named.map(({ skuId, productId, name, variant, picture }) => {
      const quantity = given.find((gift) => gift.skuId === skuId)?.quantity ?? 1
      return { skuId, productId, name, variant, picture, quantity }
    })
    shown.push({ ...presentRunning(each, ctx.locale), gifts })
  }
  return shown
}

const stopped = ({ state, endReason, stopReason, isStoppedByStaff }: Promotion) => ({
  state,
  endReason,
  stopReason,
  isStoppedByStaff,
})

const terms = ({ kind, startsAt, endsAt, scope, rule }: Promotion) => ({
  kind,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  scope,
  rule,
})

const namesOf = async (ctx: Ctx, id: string): Promise<Translated<string>> =>
  namesIn(await ctx.db.select().from(promotionText).where(eq(promotionText.promotionId, id)))

/** A promotion with what may be done with it: by its store, or by staff, who see no drafts. */
export async function promotionRecord(
  ctx: Ctx,
  id: string,
  by: 'merchant' | 'staff',
): Promise<PromotionRecord> {
  const row = await promotionById(ctx, id)
  if (!row || (by === 'staff' && row.state === 'draft')) throw notFound()
  const [store] = await ctx.db
    .select({ storeName: storeName(sql`promotion.seller_id`, sql`${ctx.locale}::text`) })
    .from(promotion)
    .where(eq(promotion.id, id))
  const may: readonly string[] = allowed(promotionLifecycle, row.state, by)
  return {
    ...terms(row),
    ...stopped(row),
    promotionId: row.id,
    version: row.version,
    sellerId: row.sellerId,
    storeName: store?.storeName ?? '',
    names: await namesOf(ctx, id),
    currency: row.currency,
    budget: row.budgetMinor === null ? null : fromMinor(row.budgetMinor, row.currency).amount,
    productIds: row.productIds,
    products: await namedProducts(ctx, row.sellerId, row.productIds),
    gifts: await namedGifts(ctx, row.sellerId, giftIds(row.rule)),
    used: presentUsed(row, await usesOf(ctx, [id])),
    actions: PROMOTION_ACTIONS.filter((action) => may.includes(action)),
    createdAt: row.createdAt.toISOString(),
  }
}

/** Rows of other stores are left out by row-level security for a merchant; staff see no drafts. */
export async function promotionsListed(
  ctx: Ctx,
  query: StaffPromotionQuery,
  by: 'merchant' | 'staff',
): Promise<PromotionPage> {
  const { state, from, until, search, sellerId } = query
  const isByBegin = query.sort.endsWith('startsAt')
  const list = keyset(query, {
    by: isByBegin ? promotion.startsAt : promotion.createdAt,
    id: promotion.id,
    isDescending: query.sort.startsWith('-'),
  })
  const where = and(
    by === 'staff' ? ne(promotion.state, 'draft') : undefined,
    state ? eq(promotion.state, state) : undefined,
    sellerId ? eq(promotion.sellerId, sellerId) : undefined,
    from ? gt(promotion.endsAt, new Date(from)) : undefined,
    until ? lt(promotion.startsAt, new Date(until)) : undefined,
    search
      ? sql`exists (select from ${promotionText} where ${promotionText.promotionId} = promotion.id
          and strpos(lower(${promotionText.name}), lower(${search})) > 0)`
      : undefined,
  )
  const wanted = sql`${ctx.locale}::text`
  const found = await ctx.db
    .select({
      row: promotion,
      name: promotionName(wanted),
      storeName: storeName(sql`promotion.seller_id`, wanted),
      at: list.at,
    })
    .from(promotion)
    .where(and(where, list.where))
    .orderBy(...list.orderBy)
    .limit(list.limit)
  const { rows, ...cursors } = list.pageOf(found)
  const uses = await usesOf(
    ctx,
    rows.map(({ row }) => row.id),
  )
  return {
    ...cursors,
    rows: rows.map(({ row, name, storeName }) => ({
      ...terms(row),
      ...stopped(row),
      promotionId: row.id,
      sellerId: row.sellerId,
      storeName,
      name,
      currency: row.currency,
      budget: row.budgetMinor === null ? null : fromMinor(row.budgetMinor, row.currency),
      used: presentUsed(row, uses),
      createdAt: row.createdAt.toISOString(),
    })),
    total: await countUpTo(ctx, promotion, where),
  }
}
