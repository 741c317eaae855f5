import type { Emirate } from '@ironsouq/contract/machines/device/device.enums'
import { sql } from 'drizzle-orm'
import { isSold } from '#features/mall/product-card/product-card.projection.ts'
import { storeName } from '#features/mall/store/store.queries.ts'
import { todayOf } from '#features/mall/store/store.selling.projection.ts'
import type { Ctx } from '#kernel/ctx.ts'

interface Row extends Record<string, unknown> {
  storeId: string
  name: string
  isOwn: boolean
  emirate: Emirate
  area: string
  logoKey: string | null
  logoWidth: number | null
  logoHeight: number | null
  createdAt: string
  licenceCheckedOn: string | null
  replyMinutes: number | null
  sent: number
  /** By the id of the category that a product is in. */
  goods: { categoryId: string; count: number }[]
}

/** Every store with a product that is sold, in one pass over the products on sale. */
export async function storesSelling(ctx: Ctx, locale: string): Promise<Row[]> {
  const { rows } = await ctx.db.execute<Row>(sql`
    with goods as (
      select product.seller_id, product.product_category_id as category_id, count(*)::int as count
      from product join store on store.id = product.seller_id join seller on seller.id = store.id
      where ${isSold(todayOf(ctx))}
      group by product.seller_id, product.product_category_id
    ), selling as (
      select seller_id, json_agg(json_build_object('categoryId', category_id, 'count', count)) as goods
      from goods group by seller_id
    )
    select store.id as "storeId", ${storeName(sql`store.id`, sql`${locale}::text`)} as name,
      store.is_own as "isOwn", store.emirate, store.area, store.logo_key as "logoKey",
      store.logo_width as "logoWidth", store.logo_height as "logoHeight",
      store.created_at as "createdAt", seller.licence_checked_on::text as "licenceCheckedOn",
      seller.reply_minutes as "replyMinutes", selling.goods,
      (select count(*)::int from store_order where store_order.seller_id = store.id
        and store_order.state in ('pendingReceipt', 'completed')) as sent
    from selling join store on store.id = selling.seller_id join seller on seller.id = store.id
    order by sent desc, name, store.id`)
  return rows
}
