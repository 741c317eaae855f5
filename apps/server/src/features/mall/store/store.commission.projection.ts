import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'

/** In parts per million: of the contract of a store for the category or the nearest above it, or else of the category. */
export const commissionRate = (sellerId: SQL, categoryId: SQL) => sql<number>`coalesce((
  with recursive above as (
    select own.id, own.parent_id, 0 as steps from product_category as own where own.id = ${categoryId}
    union all
    select parent.id, parent.parent_id, above.steps + 1
    from above join product_category as parent on parent.id = above.parent_id
  )
  select agreed.commission_ppm
  from above join store_category as agreed
    on agreed.seller_id = ${sellerId} and agreed.product_category_id = above.id
  order by above.steps limit 1),
  (select own.commission_ppm from product_category as own where own.id = ${categoryId}))`

/** What a store pays for a sale in a category. */
export async function commissionOfStore(
  ctx: Ctx,
  { sellerId, categoryId }: { sellerId: string; categoryId: string },
): Promise<number> {
  const rate = commissionRate(sql`${sellerId}::uuid`, sql`${categoryId}::uuid`)
  const { rows } = await ctx.db.execute<{ ppm: number | null }>(sql`select ${rate} as ppm`)
  const ppm = rows[0]?.ppm ?? null
  if (ppm === null) throw notFound()
  return ppm
}
