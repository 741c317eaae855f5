import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import { and, asc, eq, gt, gte, inArray, or, sql } from 'drizzle-orm'
import { brand, brandText } from '#features/machines/brand/brand.tables.ts'
import { machineModel } from '#features/machines/model/model.tables.ts'
import { deliveredTo, productFacts } from '#features/mall/product-card/product-card.projection.ts'
import {
  mallCatalogue,
  nameOf,
  productCategoryPath,
  type MallCatalogue,
} from '#features/mall/product-category/product-category.catalogue.queries.ts'
import { productCategory } from '#features/mall/product-category/product-category.tables.ts'
import { crossReferencesOfProduct } from '#features/mall/product/product.queries.ts'
import { product, productFit, productText, sku } from '#features/mall/product/product.tables.ts'
import { productSale } from '#features/mall/product/sale/product-sale.tables.ts'
import { stock } from '#features/mall/product/stock.tables.ts'
import { productRating } from '#features/mall/rating/rating.tables.ts'
import { store, storeText } from '#features/mall/store/store.tables.ts'
import { rateOf } from '#features/money/currency/currency.queries.ts'
import { seller } from '#features/people/seller/seller.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import type { ProductDocument } from './product-search.document.ts'

type Names = Partial<Record<LocaleCode, string>>

interface Wanted {
  ids?: readonly string[]
  sellerId?: string
  after?: string | null
  changedSince?: Date
  limit?: number
}

const names = sql<Names | null>`(
  select json_object_agg(${productText.locale}, ${productText.name})
  from ${productText} where ${productText.productId} = product.id)`

const storeNames = sql<Names | null>`(
  select json_object_agg(${storeText.locale}, ${storeText.name})
  from ${storeText} where ${storeText.sellerId} = product.seller_id)`

const codes = sql<string[]>`(
  select coalesce(array_agg(${sku.code}), '{}')
  from ${sku} where ${sku.productId} = product.id and ${sku.isActive})`

interface Fit {
  modelId: string
  model: string
  brandCode: string
  brand: string | null
}

const fits = sql<Fit[]>`(
  select coalesce(json_agg(json_build_object(
    'modelId', ${machineModel.id}, 'model', ${machineModel.name},
    'brandCode', (select code from ${brand} where ${brand.id} = ${machineModel.brandId}),
    'brand', (select string_agg(distinct ${brandText.name}, ' ') from ${brandText}
      where ${brandText.brandId} = ${machineModel.brandId}))), '[]')
  from ${productFit} join ${machineModel} on ${machineModel.id} = ${productFit.modelId}
  where ${productFit.productId} = product.id)`

/**
 * What a document contains is of many rows, and none has a number that counts all of them. The time at which the
 * statement began does: who begins later reads everything that was committed by then. Microseconds fit a number.
 */
const readAt = sql<string>`(extract(epoch from statement_timestamp()) * 1000000)::bigint::text`

/** Anything that a document shows of it: stock decides whether it can be bought, and sales are counted. */
const changed = (since: Date) =>
  or(
    gte(product.updatedAt, since),
    gte(store.updatedAt, since),
    sql`exists (select 1 from ${sku} join ${stock} on ${stock.skuId} = ${sku.id}
      where ${sku.productId} = product.id and ${stock.updatedAt} >= ${since.toISOString()}::timestamptz)`,
    sql`exists (select 1 from ${productSale}
      where ${productSale.productId} = product.id and ${productSale.updatedAt} >= ${since.toISOString()}::timestamptz)`,
    sql`exists (select 1 from ${productRating}
      where ${productRating.productId} = product.id and ${productRating.updatedAt} >= ${since.toISOString()}::timestamptz)`,
  )

const rowsToIndex = (ctx: Ctx, { ids, sellerId, after, changedSince, limit = 1000 }: Wanted) =>
  ctx.db
    .select({
      ...productFacts(ctx),
      readAt,
      categoryCode: productCategory.code,
      publishedAt: product.publishedAt,
      deliveryMethods: product.deliveryMethods,
      warrantyDays: product.warrantyDays,
      attributes: product.attributes,
      options: product.options,
      crossReferences: crossReferencesOfProduct,
      emirates: deliveredTo,
      names,
      storeNames,
      codes,
      fits,
      aedPerDollar: rateOf('AED'),
    })
    .from(product)
    .innerJoin(store, eq(store.id, product.sellerId))
    .innerJoin(seller, eq(seller.id, store.id))
    .innerJoin(productCategory, eq(productCategory.id, product.productCategoryId))
    .where(
      and(
        ids ? inArray(product.id, [...ids]) : undefined,
        sellerId === undefined ? undefined : eq(product.sellerId, sellerId),
        after ? gt(product.id, after) : undefined,
        changedSince ? changed(changedSince) : undefined,
      ),
    )
    .orderBy(asc(product.id))
    .limit(limit)

type Row = Awaited<ReturnType<typeof rowsToIndex>>[number]

export type ProductRow = Row &
  Pick<ProductDocument, 'categories' | 'words'> & { known: MallCatalogue }

const inLanguage = (texts: Names | null, locale: LocaleCode) => texts?.[locale] ?? texts?.en ?? ''

/** Products with everything that their documents need, in the order of ids. */
export async function productsToIndex(ctx: Ctx, wanted: Wanted): Promise<ProductRow[]> {
  const rows = await rowsToIndex(ctx, wanted)
  const known = await mallCatalogue(ctx)
  return rows.map((row) => {
    const path = productCategoryPath(known, row.categoryCode)
    const own = path.at(-1)
    const wordsIn = (locale: LocaleCode) => ({
      name: inLanguage(row.names, locale),
      categoryName: own ? nameOf(own, locale) : '',
      storeName: inLanguage(row.storeNames, locale),
    })
    return {
      ...row,
      known,
      categories: path.map(({ code }) => code).toReversed(),
      words: Object.fromEntries(
        LOCALE_CODES.map((locale) => [locale, wordsIn(locale)]),
      ) as ProductDocument['words'],
    }
  })
}

/** The product of a variant. */
export async function productOfSku(ctx: Ctx, skuId: string): Promise<string | undefined> {
  const [row] = await ctx.db.select({ productId: sku.productId }).from(sku).where(eq(sku.id, skuId))
  return row?.productId
}

export const countProducts = (ctx: Ctx): Promise<number> => ctx.db.$count(product)
