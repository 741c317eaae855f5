import { allowed } from '@ironsouq/contract/lifecycle'
import { promotionLifecycle } from '@ironsouq/contract/mall/promotion/promotion.lifecycle'
import {
  PROMOTION_ACTIONS,
  type NamedProduct,
  type PromotionPage,
  type PromotionRecord,
  type StaffPromotionQuery,
} from '@ironsouq/contract/mall/promotion/promotion.schema'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import { and, eq, gt, inArray, lt, ne, sql, type SQL } from 'drizzle-orm'
import { productName } from '#features/mall/product-card/product-card.projection.ts'
import { product, productPicture } from '#features/mall/product/product.tables.ts'
import { storeText } from '#features/mall/store/store.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { countUpTo, keyset } from '#kernel/data/keyset.ts'
import { textIn, type Translated } from '#kernel/data/texts.ts'
import { notFound } from '#kernel/errors.ts'
import {
  presentUsed,
  promotionById,
  promotionName,
  usesOf,
  type Promotion,
} from './promotion.queries.ts'
import { promotion, promotionText } from './promotion.tables.ts'

const storeName = (wanted: SQL) =>
  textIn(
    storeText.name,
    { owner: storeText.sellerId, locale: storeText.locale },
    { of: sql`promotion.seller_id`, wanted },
  )

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
      picture: sql<string | null>`(select ${productPicture.objectKey} from ${productPicture}
        where ${productPicture.productId} = product.id order by ${productPicture.position} limit 1)`,
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

const isLocale = (code: string): code is LocaleCode => code in LOCALES

async function namesOf(ctx: Ctx, id: string): Promise<Translated<string>> {
  const rows = await ctx.db.select().from(promotionText).where(eq(promotionText.promotionId, id))
  const names: Partial<Record<LocaleCode, string>> = {}
  for (const { locale, name } of rows) if (isLocale(locale)) names[locale] = name
  return { ...names, en: names.en ?? '' }
}

/** A promotion with what may be done with it: by its store, or by staff, who see no drafts. */
export async function promotionRecord(
  ctx: Ctx,
  id: string,
  by: 'merchant' | 'staff',
): Promise<PromotionRecord> {
  const row = await promotionById(ctx, id)
  if (!row || (by === 'staff' && row.state === 'draft')) throw notFound()
  const [store] = await ctx.db
    .select({ storeName: storeName(sql`${ctx.locale}::text`) })
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
      storeName: storeName(wanted),
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
