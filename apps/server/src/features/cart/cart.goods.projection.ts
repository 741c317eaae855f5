import type { DeliveryMethod, TaxScheme } from '@ironsouq/contract/product/product.enums'
import type { ProductState } from '@ironsouq/contract/product/product.lifecycle'
import type { StoreState } from '@ironsouq/contract/store/store.lifecycle'
import { sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'

/** A variant with everything that carts, checkouts and orders need of it, in one query. */
export interface Goods extends Record<string, unknown> {
  skuId: string
  skuCode: string
  productId: string
  sellerId: string
  storeState: StoreState
  storeName: string
  storeLogo: string | null
  isOwnStore: boolean
  productState: ProductState
  isActive: boolean
  isVirtual: boolean
  priceMinor: string
  currency: string
  weightG: number
  taxScheme: TaxScheme
  deliveryMethods: DeliveryMethod[]
  freightTemplateId: string | null
  /** Of the contract of the store for this category or the nearest above it, or else of the category. */
  commissionPpm: number
  /** By language. */
  names: Record<string, string>
  /** By language; empty when there is one variant. */
  variants: Record<string, string>
  pictureKey: string | null
  /** The most that one warehouse has: a line is sent from one. */
  available: number
}

/**
 * The variants with these ids, in no order; ids that never existed are left out. A product that was deleted is still
 * there: a cart says why a line cannot be bought.
 */
export async function goodsOf(ctx: Ctx, skuIds: readonly string[]): Promise<Map<string, Goods>> {
  if (skuIds.length === 0) return new Map()
  const { rows } = await ctx.db.execute<Goods>(sql`
    select sku.id as "skuId", sku.code as "skuCode", product.id as "productId", store.id as "sellerId",
      store.state as "storeState", store.logo_key as "storeLogo", store.is_own as "isOwnStore",
      (select name from store_text where seller_id = store.id and locale in (${ctx.locale}, 'en')
        order by locale = 'en' limit 1) as "storeName",
      product.state as "productState", sku.is_active as "isActive", product.is_virtual as "isVirtual",
      sku.price_minor::text as "priceMinor", sku.currency, sku.weight_g as "weightG", product.tax_scheme as "taxScheme",
      product.delivery_methods as "deliveryMethods", product.freight_template_id as "freightTemplateId",
      coalesce((
        with recursive above as (
          select category.id, category.parent_id, 0 as steps
          union all
          select parent.id, parent.parent_id, above.steps + 1
          from above join product_category as parent on parent.id = above.parent_id
        )
        select agreed.commission_ppm
        from above join store_category as agreed
          on agreed.seller_id = store.id and agreed.product_category_id = above.id
        order by above.steps limit 1), category.commission_ppm) as "commissionPpm",
      (select json_object_agg(locale, name) from product_text where product_id = product.id) as names,
      coalesce((
        select json_object_agg(locale, label) from (
          select word.locale, string_agg(word.value, ' · ' order by opt.position) as label
          from jsonb_array_elements(product.options) with ordinality as opt (body, position),
            jsonb_array_elements(opt.body -> 'values') as choice,
            jsonb_each_text(choice -> 'texts') as word (locale, value)
          where choice ->> 'code' = sku.values ->> (opt.body ->> 'code')
          group by word.locale
        ) as labels), '{}') as variants,
      (select object_key from product_picture where product_id = product.id order by position limit 1) as "pictureKey",
      coalesce((select max(stock.on_hand - stock.held) from stock where stock.sku_id = sku.id), 0) as available
    from sku
    join product on product.id = sku.product_id
    join store on store.id = sku.seller_id
    join product_category as category on category.id = product.product_category_id
    where sku.id = any(${sql.param([...skuIds])}::uuid[])`)
  return new Map(rows.map((row) => [row.skuId, row]))
}
