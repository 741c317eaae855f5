import { inArray, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { freightTemplate } from './freight.tables.ts'

interface Known {
  currency: string
  productCount: number
}

/** What the stores of these templates sell in, and how many of their products name each. */
export async function storeOfTemplates(
  ctx: Ctx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Known>> {
  const rows = await ctx.db
    .select({
      id: freightTemplate.id,
      currency: sql<string>`(select currency from store where store.id = freight_template.seller_id)`,
      productCount: sql<number>`(select count(*)::int from product
        where product.seller_id = freight_template.seller_id
          and product.freight_template_id = freight_template.id and product.state <> 'deleted')`,
    })
    .from(freightTemplate)
    .where(inArray(freightTemplate.id, [...ids]))
  return new Map(rows.map(({ id, ...known }) => [id, known]))
}

/** What a store sells in; undefined: the seller has no store. */
export async function currencyOf(ctx: Ctx, sellerId: string): Promise<string | undefined> {
  const { rows } = await ctx.db.execute<{ currency: string }>(
    sql`select currency from store where id = ${sellerId}`,
  )
  return rows[0]?.currency
}

/** Products that were deleted no longer name the template; they are never sold again. */
export const unlinkTemplate = (ctx: Ctx, id: string) =>
  ctx.db.execute(sql`update product set freight_template_id = null
    where freight_template_id = ${id} and state = 'deleted'`)
