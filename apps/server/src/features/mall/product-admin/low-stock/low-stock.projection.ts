import { variantName } from '@ironsouq/contract/mall/product/variant-name'
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { product, productText, sku } from '#features/mall/product/product.tables.ts'
import { stock } from '#features/mall/product/stock.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { textIn } from '#kernel/data/texts.ts'

/** Variants that are still low when their email is written, with what can be bought where it is low. */
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
      available: sql<number>`sum(${stock.onHand} - ${stock.held})::int`,
    })
    .from(stock)
    .innerJoin(sku, eq(sku.id, stock.skuId))
    .innerJoin(product, eq(product.id, sku.productId))
    .where(
      and(
        inArray(stock.skuId, [...skuIds]),
        eq(sku.isActive, true),
        ne(product.state, 'deleted'),
        sql`${stock.onHand} - ${stock.held} <= ${stock.lowAt}`,
      ),
    )
    .groupBy(sku.id, product.id)
    .orderBy(asc(sku.code))
  return rows.map(({ options, values, ...row }) => ({
    ...row,
    variant: variantName(options, values, ctx.locale),
  }))
}
