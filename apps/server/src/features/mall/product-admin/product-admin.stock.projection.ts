import { variantName } from '@ironsouq/contract/mall/product/variant-name'
import type {
  MovementPage,
  SkuStock,
  StockPage,
  StockQuery,
} from '@ironsouq/contract/mall/stock/stock.endpoints'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { and, asc, eq, ne, sql, type SQL } from 'drizzle-orm'
import { product, productText, sku } from '#features/mall/product/product.tables.ts'
import { skuIsLow } from '#features/mall/product/stock.low.projection.ts'
import { stock, stockMovement } from '#features/mall/product/stock.tables.ts'
import { warehouse } from '#features/mall/store/store.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { keyset } from '#kernel/data/keyset.ts'
import { escapedLike } from '#kernel/data/like.ts'
import { textIn } from '#kernel/data/texts.ts'
import { notFound } from '#kernel/errors.ts'

export const productName = (ctx: Ctx) =>
  textIn(
    productText.name,
    { owner: productText.productId, locale: productText.locale },
    { of: sql`product.id`, wanted: sql`${ctx.locale}::text` },
  )

export const named = (words: string): SQL => sql`(
  sku.code ilike ${`${escapedLike(words)}%`}
  or exists (select from product_text as t where t.product_id = product.id
    and t.name ilike ${`%${escapedLike(words)}%`}))`

/** A figure of a variant in one warehouse, or over all of them. */
const figure = (what: SQL, inWarehouse: SQL) =>
  sql`(select ${what} from stock where stock.sku_id = sku.id and ${inWarehouse})`

/** The variants of the own products with price and stock, in the order of their codes. */
export async function stockList(ctx: Ctx, query: StockQuery): Promise<StockPage> {
  const { sort, size, cursor, words = '', warehouseId } = query
  const list = keyset(
    { sort, size, cursor },
    { by: sku.code, id: sku.id, isDescending: sort === '-code' },
  )
  if (
    warehouseId !== undefined &&
    (await ctx.db.$count(warehouse, eq(warehouse.id, warehouseId))) === 0
  )
    throw notFound()
  const there = warehouseId === undefined ? sql`true` : sql`stock.warehouse_id = ${warehouseId}`
  const wanted = and(
    ne(product.state, 'deleted'),
    words.trim() === '' ? undefined : named(words.trim()),
    query.stock === 'low' ? skuIsLow : undefined,
  )
  const found = await ctx.db
    .select({
      at: list.at,
      skuId: sku.id,
      productId: product.id,
      version: sku.version,
      code: sku.code,
      name: productName(ctx),
      options: product.options,
      values: sku.values,
      isActive: sku.isActive,
      priceMinor: sku.priceMinor,
      currency: sku.currency,
      onHand: sql<number>`${figure(sql`coalesce(sum(on_hand), 0)::int`, there)}`,
      held: sql<number>`${figure(sql`coalesce(sum(held), 0)::int`, there)}`,
      isLow: skuIsLow,
    })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(and(wanted, list.where))
    .orderBy(...list.orderBy)
    .limit(list.limit)
  const counted = await ctx.db
    .select({ total: sql<number>`count(*)::int` })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(wanted)
  const { rows, next, previous } = list.pageOf(found)
  return {
    rows: rows.map(({ options, values, priceMinor, currency, ...row }) => ({
      ...row,
      variant: variantName(options, values, ctx.locale),
      price: fromMinor(priceMinor, currency),
    })),
    next,
    previous,
    total: counted[0]?.total ?? 0,
  }
}

/** The stock of a variant in every warehouse in use. */
export async function skuStock(ctx: Ctx, skuId: string): Promise<SkuStock> {
  const [row] = await ctx.db
    .select({
      skuId: sku.id,
      productId: product.id,
      sellerId: sku.sellerId,
      code: sku.code,
      name: productName(ctx),
      options: product.options,
      values: sku.values,
      lowAt: sku.lowAt,
      isLow: skuIsLow,
      storeLowAt: sql<number>`(select low_at from store where store.id = ${sku.sellerId})`,
    })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(eq(sku.id, skuId))
  if (!row) throw notFound()
  const { sellerId, options, values, ...shown } = row
  const places = await ctx.db
    .select({
      warehouseId: warehouse.id,
      name: warehouse.name,
      onHand: sql<number>`coalesce(${stock.onHand}, 0)`,
      held: sql<number>`coalesce(${stock.held}, 0)`,
    })
    .from(warehouse)
    .leftJoin(stock, and(eq(stock.warehouseId, warehouse.id), eq(stock.skuId, skuId)))
    .where(and(eq(warehouse.sellerId, sellerId), eq(warehouse.isActive, true)))
    .orderBy(asc(warehouse.position), asc(warehouse.id))
  return {
    ...shown,
    variant: variantName(options, values, ctx.locale),
    warehouses: places,
  }
}

interface MovementQuery {
  skuId: string
  size: number
  cursor?: string | undefined
  sort: string
}

/** Every change of the stock of a variant, the newest first. */
export async function stockMovements(
  ctx: Ctx,
  { skuId, sort, size, cursor }: MovementQuery,
): Promise<MovementPage> {
  const list = keyset(
    { sort, size, cursor },
    { by: stockMovement.seq, id: stockMovement.seq, isDescending: true },
  )
  if ((await ctx.db.$count(sku, eq(sku.id, skuId))) === 0) throw notFound()
  const wanted = eq(stockMovement.skuId, skuId)
  const found = await ctx.db
    .select({
      at: list.at,
      seq: sql<string>`${stockMovement.seq}::text`,
      warehouseName: sql<string>`coalesce(${warehouse.name}, '')`,
      kind: stockMovement.kind,
      onHandChange: stockMovement.onHandChange,
      heldChange: stockMovement.heldChange,
      note: stockMovement.note,
      createdAt: stockMovement.createdAt,
    })
    .from(stockMovement)
    .leftJoin(warehouse, eq(warehouse.id, stockMovement.warehouseId))
    .where(and(wanted, list.where))
    .orderBy(...list.orderBy)
    .limit(list.limit)
  const { rows, next, previous } = list.pageOf(found)
  return {
    rows: rows.map(({ createdAt, ...row }) => ({ ...row, at: createdAt.toISOString() })),
    next,
    previous,
    total: await ctx.db.$count(stockMovement, wanted),
  }
}
