import type {
  FittedRange,
  FittingModel,
  ProductRecord,
  SkuRecord,
} from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { eq, sql } from 'drizzle-orm'
import { brandName } from '#features/machines/brand/brand.queries.ts'
import {
  attributesOf,
  categoryToSell,
  productCategoryName,
} from '#features/mall/product-category/product-category.queries.ts'
import {
  crossReferencesOf,
  picturesOf,
  productById,
  skusOf,
} from '#features/mall/product/product.queries.ts'
import { missingOf } from '#features/mall/product/product.rules.ts'
import { product, productText } from '#features/mall/product/product.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { escapedLike } from '#kernel/data/like.ts'
import { storeName } from './product-admin.list.projection.ts'

async function textsOf(ctx: Ctx, productId: string): Promise<ProductRecord['texts']> {
  const { locale, name, summary, description } = productText
  const rows = await ctx.db
    .select({ locale, name, summary, description })
    .from(productText)
    .where(eq(productText.productId, productId))
  const texts = Object.fromEntries(rows.map(({ locale: code, ...words }) => [code, words]))
  return { en: { name: '', summary: '', description: '' }, ...texts }
}

const modelNamed = (ctx: Ctx) =>
  sql`${brandName(sql`machine_model.brand_id`, sql`${ctx.locale}::text`)} || ' ' || machine_model.name`

async function fitsOf(ctx: Ctx, productId: string): Promise<FittedRange[]> {
  const { rows } = await ctx.db.execute<FittedRange & Record<string, unknown>>(sql`
    select machine_model.id as "modelId", ${modelNamed(ctx)} as name,
      serial_from as "serialFrom", serial_to as "serialTo",
      year_from as "yearFrom", year_to as "yearTo"
    from product_fit join machine_model on machine_model.id = product_fit.model_id
    where product_fit.product_id = ${productId} order by 2`)
  return rows
}

const MODELS_MAX = 20

/** Models by parts of their brand and name, for the list of machines that a product fits. */
export async function modelsNamed(ctx: Ctx, words: string): Promise<FittingModel[]> {
  const parts = words.split(/\s+/).filter(Boolean).slice(0, 4)
  const { rows } = await ctx.db.execute<FittingModel & Record<string, unknown>>(sql`
    select "modelId", name from (
      select machine_model.id as "modelId", ${modelNamed(ctx)} as name from machine_model) as model
    where ${sql.join(
      [sql`true`, ...parts.map((part) => sql`name ilike ${`%${escapedLike(part)}%`}`)],
      sql` and `,
    )}
    order by name limit ${MODELS_MAX}`)
  return rows
}

async function figuresOf(ctx: Ctx, productId: string) {
  const { rows } = await ctx.db.execute<{ skuId: string; onHand: number; held: number }>(sql`
    select stock.sku_id as "skuId", sum(stock.on_hand)::int as "onHand", sum(stock.held)::int as held
    from stock join sku on sku.id = stock.sku_id
    where sku.product_id = ${productId} group by 1`)
  return new Map(rows.map((row) => [row.skuId, row]))
}

async function namesOf(ctx: Ctx, productId: string) {
  const locale = sql`${ctx.locale}::text`
  return one(
    await ctx.db
      .select({
        storeName: storeName(sql`product.seller_id`, locale),
        categoryName: productCategoryName(sql`product.product_category_id`, locale),
      })
      .from(product)
      .where(eq(product.id, productId)),
  )
}

/** A product with everything that is edited and what is missing before it can be published. */
export async function productRecord(
  ctx: Ctx,
  productId: string,
): Promise<Omit<ProductRecord, 'actions'>> {
  const row = await productById(ctx, productId)
  const category = await categoryToSell(ctx, row.productCategoryId)
  const fields = await attributesOf(ctx, row.productCategoryId)
  const pictures = await picturesOf(ctx, productId)
  const skus = await skusOf(ctx, productId)
  const figures = await figuresOf(ctx, productId)
  const { id: _, seq: __, sellerId: ___, lowestMinor: ____, highestMinor: _____, ...facts } = row
  const { soldCount: ______, code: _______, createdAt, updatedAt, publishedAt, ...shown } = facts
  return {
    productId,
    ...shown,
    ...(await namesOf(ctx, productId)),
    texts: await textsOf(ctx, productId),
    options: row.options as ProductRecord['options'],
    pictures: pictures.map(({ id, objectKey, width, height }) => ({
      pictureId: id,
      src: objectKey,
      width,
      height,
    })),
    fits: await fitsOf(ctx, productId),
    crossReferences: await crossReferencesOf(ctx, productId),
    skus: skus.map(({ id, code, values, priceMinor, currency, weightG, isActive }): SkuRecord => ({
      skuId: id,
      code,
      values,
      price: fromMinor(priceMinor, currency),
      weightG,
      isActive,
      onHand: figures.get(id)?.onHand ?? 0,
      held: figures.get(id)?.held ?? 0,
    })),
    pageUrl: `${ctx.site.url}/${ctx.locale}/mall/product/${productId}`,
    missing: missingOf({ ...row, pictures, skus }, fields),
    needsReview: category?.needsReview ?? false,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
  }
}
