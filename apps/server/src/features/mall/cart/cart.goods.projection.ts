import type { Emirate } from '@ironsouq/contract/machines/device/device.enums'
import type { ProductCard } from '@ironsouq/contract/mall/product-search/product-search.schema'
import type { DeliveryMethod } from '@ironsouq/contract/mall/product/product.enums'
import type { ProductState } from '@ironsouq/contract/mall/product/product.lifecycle'
import type { VoucherTerms } from '@ironsouq/contract/mall/voucher/voucher.schema'
import type { TaxScheme } from '@ironsouq/contract/money/tax/tax.enums'
import { eq, sql } from 'drizzle-orm'
import { arrivalTimes } from '#features/mall/product-card/product-card.projection.ts'
import { productCategory } from '#features/mall/product-category/product-category.tables.ts'
import { product, sku } from '#features/mall/product/product.tables.ts'
import { commissionRate } from '#features/mall/store/store.commission.projection.ts'
import { dubaiDay } from '#features/mall/store/store.rules.ts'
import { isSelling, todayGiven } from '#features/mall/store/store.selling.projection.ts'
import { store } from '#features/mall/store/store.tables.ts'
import { seller } from '#features/people/seller/seller.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { idsToMatch, prepared } from '#kernel/data/db.ts'

/** A variant with everything that carts, checkouts and orders need of it, in one query. */
export interface Goods {
  skuId: string
  skuCode: string
  productId: string
  sellerId: string
  /** Whether its store sells now. */
  isSelling: boolean
  storeName: string
  storeLogo: string | null
  /** Where the store is: same-city delivery stays there. */
  emirate: Emirate
  isOwnStore: boolean
  productState: ProductState
  isActive: boolean
  isVirtual: boolean
  /** Null for what is sent or picked up. */
  voucherTerms: VoucherTerms | null
  priceMinor: string
  currency: string
  weightG: number
  taxScheme: TaxScheme
  deliveryMethods: DeliveryMethod[]
  freightTemplateId: string | null
  /** How long delivery takes by emirate. */
  arrival: ProductCard['arrival']
  /** Its category and all above it. */
  categoryIds: string[]
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

/** Prepared: to plan it takes PostgreSQL longer than to execute it. */
const goods = prepared((db) => {
  const locale = sql`${sql.placeholder('locale')}::text`
  return db
    .select({
      skuId: sku.id,
      skuCode: sku.code,
      productId: product.id,
      sellerId: store.id,
      isSelling: isSelling(todayGiven),
      storeLogo: store.logoKey,
      emirate: store.emirate,
      isOwnStore: store.isOwn,
      storeName: sql<string>`(select name from store_text where seller_id = store.id and locale in (${locale}, 'en')
        order by locale = 'en' limit 1)`,
      productState: product.state,
      isActive: sku.isActive,
      isVirtual: product.isVirtual,
      voucherTerms: product.voucherTerms,
      priceMinor: sql<string>`sku.price_minor::text`,
      currency: sku.currency,
      weightG: sku.weightG,
      taxScheme: product.taxScheme,
      deliveryMethods: product.deliveryMethods,
      freightTemplateId: product.freightTemplateId,
      arrival: arrivalTimes,
      categoryIds: sql<string[]>`(
        with recursive above as (
          select product.product_category_id as id
          union all
          select category.parent_id from above join product_category as category using (id)
          where category.parent_id is not null
        )
        select array_agg(above.id) from above)`,
      commissionPpm: commissionRate(sql`store.id`, sql`product_category.id`),
      names: sql<
        Record<string, string>
      >`(select json_object_agg(locale, name) from product_text where product_id = product.id)`,
      variants: sql<Record<string, string>>`coalesce((
        select json_object_agg(locale, label) from (
          select word.locale, string_agg(word.value, ' · ' order by opt.position) as label
          from jsonb_array_elements(product.options) with ordinality as opt (body, position),
            jsonb_array_elements(opt.body -> 'values') as choice,
            jsonb_each_text(choice -> 'texts') as word (locale, value)
          where choice ->> 'code' = sku.values ->> (opt.body ->> 'code')
          group by word.locale
        ) as labels), '{}')`,
      pictureKey: sql<
        string | null
      >`(select object_key from product_picture where product_id = product.id order by position limit 1)`,
      available: sql<number>`coalesce((select max(stock.on_hand - stock.held) from stock where stock.sku_id = sku.id), 0)`,
    })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .innerJoin(store, eq(store.id, sku.sellerId))
    .innerJoin(seller, eq(seller.id, store.id))
    .innerJoin(productCategory, eq(productCategory.id, product.productCategoryId))
    .where(sql`${sku.id} = any(${sql.placeholder('skuIds')}::uuid[])`)
    .prepare('goods_of_carts')
})

/**
 * The variants with these ids, in no order; ids that never existed are left out. A product that was deleted is still
 * there: a cart says why a line cannot be bought.
 */
export async function goodsOf(ctx: Ctx, skuIds: readonly string[]): Promise<Map<string, Goods>> {
  if (skuIds.length === 0) return new Map()
  const rows = await goods(ctx).execute({
    skuIds: idsToMatch(skuIds),
    locale: ctx.locale,
    today: dubaiDay(ctx.now()),
  })
  return new Map(rows.map((row): [string, Goods] => [row.skuId, row]))
}
