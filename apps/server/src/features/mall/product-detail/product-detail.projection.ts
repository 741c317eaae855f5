import type { Emirate } from '@ironsouq/contract/machines/device/device.enums'
import type { FreightUnit } from '@ironsouq/contract/mall/freight/freight.enums'
import { MOST_STOCK_SHOWN } from '@ironsouq/contract/mall/product-detail/product-detail.limits'
import type { VariantValues } from '@ironsouq/contract/mall/product/product.enums'
import { and, eq, isNotNull, ne, sql, type SQL } from 'drizzle-orm'
import { freightRule, freightTemplate } from '#features/mall/freight/freight.tables.ts'
import {
  arrivalTimes,
  isAvailable,
  isSold,
  productName,
  productPictures,
  storeName,
} from '#features/mall/product-card/product-card.projection.ts'
import { productCategory } from '#features/mall/product-category/product-category.tables.ts'
import { fittedModels } from '#features/mall/product-search/product-search.machine.projection.ts'
import { crossReferencesOfProduct } from '#features/mall/product/product.queries.ts'
import { product, productText, sku } from '#features/mall/product/product.tables.ts'
import { stock } from '#features/mall/product/stock.tables.ts'
import { ratingCounts, storeRatingCounts } from '#features/mall/rating/rating.queries.ts'
import { dubaiDay } from '#features/mall/store/store.rules.ts'
import { stateShown, todayGiven } from '#features/mall/store/store.selling.projection.ts'
import { store, warehouse } from '#features/mall/store/store.tables.ts'
import { seller } from '#features/people/seller/seller.tables.ts'
import type { Ctx, Db, Tx } from '#kernel/ctx.ts'
import { prepared } from '#kernel/data/db.ts'
import { textIn } from '#kernel/data/texts.ts'

interface VariantRow {
  skuId: string
  code: string
  values: VariantValues
  priceMinor: string
  currency: string
  weightG: number
  available: number
}

/** Bigints as text: a number of JSON would lose digits. */
const variants = sql<VariantRow[]>`(
  select coalesce(json_agg(json_build_object(
    'skuId', ${sku.id}, 'code', ${sku.code}, 'values', ${sku.values},
    'priceMinor', ${sku.priceMinor}::text, 'currency', ${sku.currency}, 'weightG', ${sku.weightG},
    'available', least(${MOST_STOCK_SHOWN}::int, coalesce((
      select sum(${stock.onHand} - ${stock.held})
      from ${stock} join ${warehouse} on ${warehouse.id} = ${stock.warehouseId}
      where ${stock.skuId} = ${sku.id} and ${warehouse.isActive}), 0))
  ) order by ${sku.position}, ${sku.id}), '[]')
  from ${sku} where ${sku.productId} = product.id and ${sku.isActive})`

interface FreightRow {
  unit: FreightUnit
  currency: string
  rules: {
    regions: string[]
    firstUnits: number
    firstMinor: string
    furtherUnits: number
    furtherMinor: string
    freeFromMinor: string | null
  }[]
}

const freight = sql<FreightRow | null>`(
  select json_build_object('unit', ${freightTemplate.unit}, 'currency', ${store.currency}, 'rules', (
    select coalesce(json_agg(json_build_object(
      'regions', ${freightRule.regions}, 'firstUnits', ${freightRule.firstUnits},
      'firstMinor', ${freightRule.firstMinor}::text, 'furtherUnits', ${freightRule.furtherUnits},
      'furtherMinor', ${freightRule.furtherMinor}::text,
      'freeFromMinor', ${freightRule.freeFromMinor}::text
    ) order by ${freightRule.position}, ${freightRule.id}), '[]')
    from ${freightRule} where ${freightRule.sellerId} = ${freightTemplate.sellerId}
      and ${freightRule.freightTemplateId} = ${freightTemplate.id}))
  from ${freightTemplate} where ${freightTemplate.id} = product.freight_template_id)`

interface PickupRow {
  name: string
  emirate: Emirate
  area: string
  address: string
  hours: string
}

const pickupPoints = sql<PickupRow[]>`(
  select coalesce(json_agg(json_build_object('name', ${warehouse.name}, 'emirate', ${warehouse.emirate},
    'area', ${warehouse.area}, 'address', ${warehouse.address}, 'hours', ${warehouse.hours})
    order by ${warehouse.position}, ${warehouse.id}), '[]')
  from ${warehouse} where ${warehouse.sellerId} = product.seller_id
    and ${warehouse.isActive} and ${warehouse.isPickupPoint})`

/** A store with more has "many": the page does not count a million. */
const MOST_COUNTED = 10_000

const productCount = sql<number>`(
  select count(*)::int from (select 1 from product as other
    where other.seller_id = product.seller_id and other.state = 'onSale'
    limit ${MOST_COUNTED}::int) as counted)`

/** The record of a store counts so many of its latest orders. */
const ORDERS_COUNTED = 100

/** An order that was returned before it was sent has not been late. */
const shipping = sql<{ orders: number; inTime: number }>`(
  select json_build_object('orders', count(*)::int,
    'inTime', (count(*) filter (where latest.shipped_at <= latest.ship_by))::int)
  from (select shipped_at, ship_by from store_order
    where seller_id = product.seller_id and ship_by is not null
      and (shipped_at is not null
        or (state = 'pendingDelivery' and ship_by < ${sql.placeholder('now')}::timestamptz))
    order by created_at desc, id desc limit ${ORDERS_COUNTED}::int) as latest)`

const text = (wanted: SQL, column: typeof productText.summary | typeof productText.description) =>
  textIn(
    column,
    { owner: productText.productId, locale: productText.locale },
    { of: sql`product.id`, wanted },
  )

/** A product that is or was on sale; drafts and deleted ones are not found. */
export const shownStatement = (db: Db | Tx) => {
  const wanted = sql`${sql.placeholder('locale')}::text`
  return db
    .select({
      id: product.id,
      isSold: isSold(todayGiven),
      isAvailable,
      name: productName(wanted),
      summary: text(wanted, productText.summary),
      description: text(wanted, productText.description),
      brand: product.brand,
      partNo: product.partNo,
      condition: product.condition,
      isVirtual: product.isVirtual,
      voucherTerms: product.voucherTerms,
      warrantyDays: product.warrantyDays,
      soldCount: product.soldCount,
      lowestMinor: product.lowestMinor,
      highestMinor: product.highestMinor,
      currency: product.currency,
      attributes: product.attributes,
      options: product.options,
      deliveryMethods: product.deliveryMethods,
      categoryCode: productCategory.code,
      pictures: productPictures,
      variants,
      freight,
      arrival: arrivalTimes,
      pickupPoints,
      storeId: store.id,
      storeName: storeName(wanted),
      isOwnStore: store.isOwn,
      storeState: stateShown(todayGiven),
      storeEmirate: store.emirate,
      storeArea: store.area,
      storeLogo: store.logoKey,
      productCount,
      rating: ratingCounts(sql`product.id`),
      storeRating: storeRatingCounts(sql`product.seller_id`),
      crossReferences: crossReferencesOfProduct,
      replyMinutes: seller.replyMinutes,
      sinceYear: seller.sinceYear,
      shipping,
      fits: fittedModels(wanted),
    })
    .from(product)
    .innerJoin(store, eq(store.id, product.sellerId))
    .innerJoin(seller, eq(seller.id, store.id))
    .innerJoin(productCategory, eq(productCategory.id, product.productCategoryId))
    .where(
      and(
        eq(product.id, sql.placeholder('id')),
        isNotNull(product.publishedAt),
        ne(product.state, 'deleted'),
      ),
    )
    .prepare('product_shown')
}

const shown = prepared(shownStatement)

/** One product as visitors may see it, in the language of the request. */
export async function productShown(ctx: Ctx, id: string) {
  const now = ctx.now()
  const [row] = await shown(ctx).execute({
    id,
    locale: ctx.locale,
    today: dubaiDay(now),
    now: now.toISOString(),
  })
  return row
}

export type ShownProduct = NonNullable<Awaited<ReturnType<typeof productShown>>>
