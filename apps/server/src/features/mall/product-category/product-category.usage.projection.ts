import { sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'

/** How many products are in the category of the outer statement. */
export const productsIn = sql<number>`(select count(*)::int from product
  where product.product_category_id = product_category.id and product.state <> 'deleted')`

export async function hasProducts(ctx: Ctx, productCategoryId: string): Promise<boolean> {
  const { rows } = await ctx.db.execute(sql`select 1 from product
    where product_category_id = ${productCategoryId} and state <> 'deleted' limit 1`)
  return rows.length > 0
}

/** Whether a product states one of these choices. */
export async function areChoicesStated(
  ctx: Ctx,
  attribute: string,
  choices: readonly string[],
): Promise<boolean> {
  if (choices.length === 0) return false
  const { rows } = await ctx.db.execute(sql`select 1 from product
    where attributes ->> ${attribute} = any(${sql.param([...choices])}::text[])
      and state <> 'deleted' limit 1`)
  return rows.length > 0
}
