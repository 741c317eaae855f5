import { variantName } from '@ironsouq/contract/mall/product/variant-name'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { product, productText, sku } from '#features/mall/product/product.tables.ts'
import { skuAvailable, skuIsLow } from '#features/mall/product/stock.low.projection.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { textIn } from '#kernel/data/texts.ts'

/** Variants that are still low when their email is written, with what can be bought of them. */
export async function stillLow(ctx: Ctx, skuIds: readonly string[]) {
  const rows = await ctx.db
    .select({
      code: sku.code,
      options: product.options,
      values: sku.values,
      name: textIn(
        productText.name,
        { owner: productText.productId, locale: productText.locale },
        { of: sql`product.id`, wanted: sql`${ctx.locale}::text` },
      ),
      available: skuAvailable,
    })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(and(inArray(sku.id, [...skuIds]), skuIsLow))
    .orderBy(asc(sku.code))
  return rows.map(({ options, values, ...row }) => ({
    ...row,
    variant: variantName(options, values, ctx.locale),
  }))
}
