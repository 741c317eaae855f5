import type { CrossReference } from '@ironsouq/contract/mall/product/cross-reference'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { headingKey } from '#features/machines/device-import/device-import.headings.rules.ts'
import { freightTemplate } from '#features/mall/freight/freight.tables.ts'
import { crossReferencesOfProduct } from '#features/mall/product/product.queries.ts'
import { product, productText, sku } from '#features/mall/product/product.tables.ts'
import { warehouse } from '#features/mall/store/store.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import type { StatedFit } from './product-import.fits.rules.ts'

interface Words {
  name: string
  summary: string
  description: string
}

interface Place {
  warehouseId: string
  onHand: number
  held: number
}

/** A variant that the store has, with its product as it is now. */
export interface KnownVariant {
  row: typeof product.$inferSelect
  variant: typeof sku.$inferSelect
  texts: Readonly<Record<string, Words>>
  places: readonly Place[]
  crossReferences: readonly CrossReference[]
  fits: readonly StatedFit[]
}

const textsOf = sql<KnownVariant['texts']>`(
  select coalesce(json_object_agg(${productText.locale}, json_build_object('name', ${productText.name},
    'summary', ${productText.summary}, 'description', ${productText.description})), '{}')
  from ${productText} where ${productText.productId} = ${product.id})`

const placesOf = sql<Place[]>`(
  select coalesce(json_agg(json_build_object('warehouseId', warehouse_id, 'onHand', on_hand,
    'held', held) order by warehouse_id), '[]')
  from stock where stock.sku_id = ${sku.id})`

const fitsOf = sql<StatedFit[]>`(
  select coalesce(json_agg(json_build_object('modelId', model_id, 'serialFrom', serial_from,
    'serialTo', serial_to, 'yearFrom', year_from, 'yearTo', year_to)), '[]')
  from product_fit where product_fit.product_id = ${product.id})`

/** Locks the products of variants in the order in which every change locks them. */
async function lockProducts(ctx: Ctx, sellerId: string, codes: readonly string[]): Promise<void> {
  const named = ctx.db
    .select({ id: sku.productId })
    .from(sku)
    .where(and(eq(sku.sellerId, sellerId), inArray(sku.code, [...codes])))
  await ctx.db
    .select({ id: product.id })
    .from(product)
    .where(inArray(product.id, named))
    .orderBy(asc(product.id))
    .for('update')
}

/** The variants of a store by their codes. The worker sees all stores: a code of another one is not found. */
export async function variantsByCode(
  ctx: Ctx,
  sellerId: string,
  codes: readonly string[],
  { forUpdate = false } = {},
): Promise<ReadonlyMap<string, KnownVariant>> {
  if (codes.length === 0) return new Map()
  if (forUpdate) await lockProducts(ctx, sellerId, codes)
  const rows = await ctx.db
    .select({
      row: product,
      variant: sku,
      texts: textsOf,
      places: placesOf,
      crossReferences: crossReferencesOfProduct,
      fits: fitsOf,
    })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(and(eq(sku.sellerId, sellerId), inArray(sku.code, [...codes])))
  return new Map(rows.map((known) => [known.variant.code, known]))
}

export interface OwnWarehouse {
  warehouseId: string
  name: string
}

/** Where a store keeps goods: its warehouses in use. */
export const warehousesOf = (ctx: Ctx, sellerId: string): Promise<OwnWarehouse[]> =>
  ctx.db
    .select({ warehouseId: warehouse.id, name: warehouse.name })
    .from(warehouse)
    .where(and(eq(warehouse.sellerId, sellerId), eq(warehouse.isActive, true)))
    .orderBy(asc(warehouse.position), asc(warehouse.id))

/** The delivery templates of a store, by the keys of their names. */
export async function freightsOf(
  ctx: Ctx,
  sellerId: string,
): Promise<ReadonlyMap<string, { id: string; name: string }>> {
  const rows = await ctx.db
    .select({ id: freightTemplate.id, name: freightTemplate.name })
    .from(freightTemplate)
    .where(eq(freightTemplate.sellerId, sellerId))
  return new Map(rows.map((row) => [headingKey(row.name), row]))
}
