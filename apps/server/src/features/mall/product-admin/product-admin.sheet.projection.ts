import { variantName } from '@ironsouq/contract/mall/product/variant-name'
import { SHEET_MAX } from '@ironsouq/contract/mall/stock/stock.limits'
import type { StockSheet } from '@ironsouq/contract/mall/stock/stock.sheet.schema'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { product, sku } from '#features/mall/product/product.tables.ts'
import { stock } from '#features/mall/product/stock.tables.ts'
import { store, warehouse } from '#features/mall/store/store.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import { named, productName } from './product-admin.stock.projection.ts'

const NONE = { onHand: 0, held: 0 }

/** The stock of the variants of a store, by variant and warehouse. */
async function stockOf(ctx: Ctx, sellerId: string) {
  const rows = await ctx.db
    .select({
      skuId: stock.skuId,
      warehouseId: stock.warehouseId,
      onHand: stock.onHand,
      held: stock.held,
    })
    .from(stock)
    .where(eq(stock.sellerId, sellerId))
  return new Map(
    rows.map(({ skuId, warehouseId, ...figures }) => [`${skuId} ${warehouseId}`, figures]),
  )
}

/** Prices and stock of the variants of a store, in the order of their codes. */
export async function stockSheet(ctx: Ctx, sellerId: string, words = ''): Promise<StockSheet> {
  const [own] = await ctx.db
    .select({ currency: store.currency, lowAt: store.lowAt })
    .from(store)
    .where(eq(store.id, sellerId))
  if (!own) throw notFound()
  const warehouses = await ctx.db
    .select({ warehouseId: warehouse.id, name: warehouse.name })
    .from(warehouse)
    .where(and(eq(warehouse.sellerId, sellerId), eq(warehouse.isActive, true)))
    .orderBy(asc(warehouse.position), asc(warehouse.id))
  const wanted = and(
    eq(sku.sellerId, sellerId),
    ne(product.state, 'deleted'),
    words.trim() === '' ? undefined : named(words.trim()),
  )
  const found = await ctx.db
    .select({
      skuId: sku.id,
      productId: product.id,
      code: sku.code,
      name: productName(ctx),
      options: product.options,
      values: sku.values,
      picture: sql<string | null>`(select object_key from product_picture
        where product_picture.product_id = product.id order by position limit 1)`,
      isForSale: sql<boolean>`(sku.is_active and product.state = 'onSale')`,
      priceMinor: sku.priceMinor,
      lowAt: sku.lowAt,
    })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(wanted)
    .orderBy(asc(sku.code), asc(sku.id))
    .limit(SHEET_MAX)
  const counted =
    found.length < SHEET_MAX
      ? found.length
      : (
          await ctx.db
            .select({ total: sql<number>`count(*)::int` })
            .from(sku)
            .innerJoin(product, eq(product.id, sku.productId))
            .where(wanted)
        )[0]?.total
  const places = await stockOf(ctx, sellerId)
  const rows = found.map(({ options, values, priceMinor, ...row }) => ({
    ...row,
    variant: variantName(options, values, ctx.locale),
    price: fromMinor(priceMinor, own.currency).amount,
    stock: warehouses.map(({ warehouseId }) => places.get(`${row.skuId} ${warehouseId}`) ?? NONE),
  }))
  return { ...own, warehouses, rows, total: counted ?? rows.length }
}
