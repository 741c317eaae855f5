import { EMIRATES } from '@ironsouq/contract/machines/device/device.enums'
import type { Picture } from '@ironsouq/contract/machines/device/device.schema'
import type {
  ProductCard,
  ProductStanding,
} from '@ironsouq/contract/mall/product-search/product-search.schema'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { and, eq, inArray, isNotNull, ne, sql, type SQL } from 'drizzle-orm'
import { freightRule, freightTemplate } from '#features/mall/freight/freight.tables.ts'
import { productCategoryText } from '#features/mall/product-category/product-category.tables.ts'
import { product, productPicture, productText, sku } from '#features/mall/product/product.tables.ts'
import { stock } from '#features/mall/product/stock.tables.ts'
import { ratingCounts } from '#features/mall/rating/rating.queries.ts'
import { ratingOf } from '#features/mall/rating/rating.rules.ts'
import { isSelling, todayOf } from '#features/mall/store/store.selling.projection.ts'
import { store, storeText, warehouse } from '#features/mall/store/store.tables.ts'
import { seller } from '#features/people/seller/seller.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { oneOf } from '#kernel/data/columns.ts'
import { textIn } from '#kernel/data/texts.ts'

export type ProductTexts = Pick<ProductCard, 'name' | 'categoryName' | 'storeName'>
export type ProductFacts = Omit<ProductCard, keyof ProductTexts | 'fit'>

/** The columns of a statement on `product` that name it and what it belongs to. */
const productId = sql`product.id`
const itsCategory = sql`product.product_category_id`
const itsStore = sql`product.seller_id`

/** What is sold in the mall, by a statement on `product`, `store` and `seller`. */
export const isSold = (today: SQL) =>
  sql<boolean>`(product.state = 'onSale' and ${isSelling(today)})`

/** Whether one of its variants can be bought. With `exists`, PostgreSQL reads the stock of all products for a page. */
export const isAvailable = sql<boolean>`coalesce((
  select true from ${sku} join ${stock} on ${stock.skuId} = ${sku.id}
    join ${warehouse} on ${warehouse.id} = ${stock.warehouseId}
  where ${sku.productId} = ${productId} and ${sku.isActive} and ${warehouse.isActive}
    and ${stock.onHand} > ${stock.held} limit 1), false)`

/** The pictures of a product in their order, as part of a statement on `product`. */
export const productPictures = sql<Picture[]>`(
  select coalesce(json_agg(json_strip_nulls(json_build_object(
    'src', ${productPicture.objectKey}, 'width', ${productPicture.width},
    'height', ${productPicture.height}, 'thumbhash', ${productPicture.thumbhash}
  )) order by ${productPicture.position}), '[]')
  from ${productPicture} where ${productPicture.productId} = ${productId})`

/** The key of the first one in the object store, as part of a statement on `product`. */
export const firstPictureKey = sql<
  string | null
>`(select ${productPicture.objectKey} from ${productPicture}
  where ${productPicture.productId} = ${productId} order by ${productPicture.position} limit 1)`

export const firstPicture = sql<Picture | null>`(
  select json_strip_nulls(json_build_object(
    'src', ${productPicture.objectKey}, 'width', ${productPicture.width},
    'height', ${productPicture.height}, 'thumbhash', ${productPicture.thumbhash}))
  from ${productPicture} where ${productPicture.productId} = ${productId}
  order by ${productPicture.position} limit 1)`

const onlySku = sql<string | null>`(
  select case when count(*) = 1 then min(${sku.id}::text) end
  from ${sku} where ${sku.productId} = ${productId} and ${sku.isActive})`

/** Whether a product reaches an emirate: virtual goods do, sent ones where a rule of freight says so [PR-2]. */
export const isDeliveredTo = (emirate: SQL) => sql`(
  product.delivery_methods && array['none'] or product.delivery_methods && array['courier', 'sameCity']
  and (product.freight_template_id is null or exists (
    select 1 from ${freightRule} where ${freightRule.sellerId} = ${itsStore}
      and ${freightRule.freightTemplateId} = product.freight_template_id
      and ${freightRule.regions} && array[${emirate}, 'AE'])))`

/** How long delivery of a product to each emirate takes; null when its store says it for none of them. */
export const arrivalTimes = sql<ProductCard['arrival']>`(
  select json_build_object('cutOff', ${freightTemplate.cutOff}, 'daysOff', ${freightTemplate.daysOff},
    'rules', json_agg(json_build_object('regions', ${freightRule.regions}, 'daysMin', ${freightRule.daysMin},
      'daysMax', ${freightRule.daysMax}) order by ${freightRule.position}, ${freightRule.id}))
  from ${freightTemplate} join ${freightRule} on ${freightRule.sellerId} = ${freightTemplate.sellerId}
    and ${freightRule.freightTemplateId} = ${freightTemplate.id}
  where ${freightTemplate.id} = product.freight_template_id and 'courier' = any(product.delivery_methods)
    and ${freightRule.regions} && array[${oneOf(EMIRATES)}, 'AE']
  group by ${freightTemplate.id} having bool_or(${freightRule.daysMax} is not null))`

/** In how many working days a product arrives at the latest in an emirate: the rule that names it goes first. */
export const arrivalDays = (emirate: SQL) => sql<number | null>`(
  select ${freightRule.daysMax} from ${freightRule} where ${freightRule.sellerId} = ${itsStore}
    and ${freightRule.freightTemplateId} = product.freight_template_id
    and 'courier' = any(product.delivery_methods) and ${freightRule.regions} && array[${emirate}, 'AE']
  order by ${emirate} = any(${freightRule.regions}) desc, ${freightRule.position} limit 1)`

/** The emirates that a product is delivered to. */
export const deliveredTo = sql<string[]>`(
  select coalesce(array_agg(emirate), '{}') from unnest(array[${oneOf(EMIRATES)}]) as emirate
  where ${isDeliveredTo(sql`emirate`)})`

export const productName = (wanted: SQL) =>
  textIn(
    productText.name,
    { owner: productText.productId, locale: productText.locale },
    { of: productId, wanted },
  )

export const storeName = (wanted: SQL) =>
  textIn(
    storeText.name,
    { owner: storeText.sellerId, locale: storeText.locale },
    { of: itsStore, wanted },
  )

const texts = (wanted: SQL) => ({
  name: productName(wanted),
  categoryName: textIn(
    productCategoryText.name,
    { owner: productCategoryText.productCategoryId, locale: productCategoryText.locale },
    { of: itsCategory, wanted },
  ),
  storeName: storeName(wanted),
})

/** What a card needs of a product, its store and its seller, as columns of a statement on the three. */
export const productFacts = (ctx: Ctx) => ({
  id: product.id,
  brand: product.brand,
  partNo: product.partNo,
  condition: product.condition,
  isVirtual: product.isVirtual,
  lowestMinor: product.lowestMinor,
  highestMinor: product.highestMinor,
  currency: product.currency,
  soldCount: product.soldCount,
  storeId: product.sellerId,
  isOwnStore: store.isOwn,
  emirate: store.emirate,
  arrival: arrivalTimes,
  isSold: isSold(todayOf(ctx)),
  isAvailable,
  skuId: onlySku,
  picture: firstPicture,
  rating: ratingCounts(productId),
})

/** The columns of a card, in the language of the request. */
export const productCardColumns = (ctx: Ctx) => ({
  ...productFacts(ctx),
  ...texts(sql`${ctx.locale}::text`),
})

const cardRows = (ctx: Ctx, ids: readonly string[]) =>
  ctx.db
    .select(productCardColumns(ctx))
    .from(product)
    .innerJoin(store, eq(store.id, product.sellerId))
    .innerJoin(seller, eq(seller.id, store.id))
    .where(inArray(product.id, [...new Set(ids)]))

type CardRow = Awaited<ReturnType<typeof cardRows>>[number]
type FactsRow = Omit<CardRow, keyof ProductTexts>

export const standingOf = (row: { isSold: boolean; isAvailable: boolean }): ProductStanding => {
  if (!row.isSold) return 'withdrawn'
  return row.isAvailable ? 'onSale' : 'soldOut'
}

export const presentProductFacts = (row: FactsRow): ProductFacts => ({
  productId: row.id,
  brand: row.brand,
  partNo: row.partNo,
  condition: row.condition,
  isVirtual: row.isVirtual,
  standing: standingOf(row),
  lowest: fromMinor(row.lowestMinor, row.currency),
  highest: fromMinor(row.highestMinor, row.currency),
  skuId: row.skuId,
  picture: row.picture,
  soldCount: row.soldCount,
  rating: ratingOf(row.rating),
  storeId: row.storeId,
  isOwnStore: row.isOwnStore,
  emirate: row.emirate,
  arrival: row.arrival,
})

export const presentProductCard = (row: CardRow): ProductCard => ({
  ...presentProductFacts(row),
  name: row.name,
  categoryName: row.categoryName,
  storeName: row.storeName,
  fit: null,
})

/** Cards by the product's id, whatever its state, in the language of the request. */
export async function productCardsOf(
  ctx: Ctx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProductCard>> {
  if (ids.length === 0) return new Map()
  const rows = await cardRows(ctx, ids)
  return new Map(rows.map((row) => [row.id, presentProductCard(row)]))
}

/** The lowest prices of products that are or were on sale, by their ids. */
export async function publishedPrices(ctx: Ctx, ids: readonly string[]) {
  const rows = await ctx.db
    .select({
      id: product.id,
      priceMinor: product.lowestMinor,
      priceCurrency: product.currency,
    })
    .from(product)
    .where(
      and(
        inArray(product.id, [...ids]),
        isNotNull(product.publishedAt),
        ne(product.state, 'deleted'),
      ),
    )
  return new Map(rows.map(({ id, ...price }) => [id, price]))
}
