import type { CrossReference } from '@ironsouq/contract/mall/product/cross-reference'
import type { VariantValues } from '@ironsouq/contract/mall/product/product.enums'
import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm'
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
  /** Of each picture the addresses that it was fetched from. */
  photos: readonly (readonly string[])[]
  /** All variants of its product, itself as well. */
  siblings: readonly Sibling[]
}

export interface Sibling {
  code: string
  values: VariantValues
}

/** A product that rows name by its own number or by the code of a variant, as it is now. */
export type KnownProduct = Omit<KnownVariant, 'variant' | 'places'>

const textsOf = sql<KnownVariant['texts']>`(
  select coalesce(json_object_agg(${productText.locale}, json_build_object('name', ${productText.name},
    'summary', ${productText.summary}, 'description', ${productText.description})), '{}')
  from ${productText} where ${productText.productId} = ${product.id})`

const placesOf = sql<Place[]>`(
  select coalesce(json_agg(json_build_object('warehouseId', warehouse_id, 'onHand', on_hand,
    'held', held) order by warehouse_id), '[]')
  from stock where stock.sku_id = ${sku.id})`

const photosOf = sql<string[][]>`(
  select coalesce(json_agg(array(
      select remote_photo.address from remote_photo join upload on upload.id = remote_photo.upload_id
      where remote_photo.seller_id = product.seller_id and remote_photo.purpose = 'product'
        and upload.picture_key = product_picture.object_key
    ) order by product_picture.position), '[]')
  from product_picture where product_picture.product_id = product.id)`

const siblingsOf = sql<Sibling[]>`(
  select json_agg(json_build_object('code', other.code, 'values', other.values) order by other.position, other.id)
  from sku as other where other.product_id = product.id)`

const fitsOf = sql<StatedFit[]>`(
  select coalesce(json_agg(json_build_object('modelId', model_id, 'serialFrom', serial_from,
    'serialTo', serial_to, 'yearFrom', year_from, 'yearTo', year_to)), '[]')
  from product_fit where product_fit.product_id = ${product.id})`

/** Locks the products that rows name in the order in which every change locks them. */
export async function lockProducts(
  ctx: Ctx,
  sellerId: string,
  { codes, productCodes }: { codes: readonly string[]; productCodes: readonly string[] },
): Promise<void> {
  const named = ctx.db
    .select({ id: sku.productId })
    .from(sku)
    .where(and(eq(sku.sellerId, sellerId), inArray(sku.code, [...codes, ...productCodes])))
  const numbered = and(eq(product.sellerId, sellerId), inArray(product.code, [...productCodes]))
  await ctx.db
    .select({ id: product.id })
    .from(product)
    .where(or(inArray(product.id, named), numbered))
    .orderBy(asc(product.id))
    .for('update')
}

/** The variants of a store by their codes. The worker sees all stores: a code of another one is not found. */
export async function variantsByCode(
  ctx: Ctx,
  sellerId: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, KnownVariant>> {
  if (codes.length === 0) return new Map()
  const rows = await ctx.db
    .select({
      row: product,
      variant: sku,
      texts: textsOf,
      places: placesOf,
      crossReferences: crossReferencesOfProduct,
      fits: fitsOf,
      photos: photosOf,
      siblings: siblingsOf,
    })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(and(eq(sku.sellerId, sellerId), inArray(sku.code, [...codes])))
  return new Map(rows.map((known) => [known.variant.code, known]))
}

/** The products of a store by what rows call them: their own number goes before the code of a variant. */
export async function productsByCode(
  ctx: Ctx,
  sellerId: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, KnownProduct>> {
  if (codes.length === 0) return new Map()
  const named = ctx.db
    .select({ id: sku.productId })
    .from(sku)
    .where(and(eq(sku.sellerId, sellerId), inArray(sku.code, [...codes])))
  const rows = await ctx.db
    .select({
      row: product,
      texts: textsOf,
      crossReferences: crossReferencesOfProduct,
      fits: fitsOf,
      photos: photosOf,
      siblings: siblingsOf,
    })
    .from(product)
    .where(
      and(
        eq(product.sellerId, sellerId),
        ne(product.state, 'deleted'),
        or(inArray(product.code, [...codes]), inArray(product.id, named)),
      ),
    )
  return new Map([
    ...rows.flatMap((known) => known.siblings.map(({ code }) => [code, known] as const)),
    ...rows.flatMap((known) => (known.row.code === null ? [] : [[known.row.code, known] as const])),
  ])
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
