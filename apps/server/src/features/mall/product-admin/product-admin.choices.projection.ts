import type { ProductChoices } from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import { and, asc, eq, sql } from 'drizzle-orm'
import { freightTemplate } from '#features/mall/freight/freight.tables.ts'
import { productCategoryName } from '#features/mall/product-category/product-category.queries.ts'
import { currencyOfStore } from '#features/mall/product/product.store.projection.ts'
import { warehouse } from '#features/mall/store/store.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'

type Leaf = ProductChoices['categories'][number] & Record<string, unknown>

/** The categories that the contract of a store names, as leaves with the names above them; all without a contract. */
async function categoriesOf(ctx: Ctx, sellerId: string): Promise<Leaf[]> {
  const name = productCategoryName(sql`own.id`, sql`${ctx.locale}`)
  const isAgreed = sql`exists (select from store_category
    where seller_id = ${sellerId} and product_category_id = own.id)`
  const { rows } = await ctx.db.execute<Leaf>(sql`
    with recursive tree as (
      select own.id, own.code, own.needs_review, lpad(own.position::text, 9, '0') as place,
        ${name} as name, ${isAgreed} as is_agreed
      from product_category as own where own.parent_id is null
      union all
      select own.id, own.code, own.needs_review,
        tree.place || '/' || lpad(own.position::text, 9, '0'),
        tree.name || ' › ' || ${name}, tree.is_agreed or ${isAgreed}
      from product_category as own join tree on tree.id = own.parent_id
    )
    select id as "productCategoryId", code, name, needs_review as "needsReview" from tree
    where not exists (select from product_category as below where below.parent_id = tree.id)
      and (is_agreed or not exists (select from store_category where seller_id = ${sellerId}))
    order by place`)
  return rows
}

/** What the form of a product offers a store. */
export async function productChoices(ctx: Ctx, sellerId: string): Promise<ProductChoices> {
  return {
    currency: (await currencyOfStore(ctx, sellerId)) ?? null,
    categories: await categoriesOf(ctx, sellerId),
    warehouses: await ctx.db
      .select({ warehouseId: warehouse.id, name: warehouse.name })
      .from(warehouse)
      .where(and(eq(warehouse.sellerId, sellerId), eq(warehouse.isActive, true)))
      .orderBy(asc(warehouse.position), asc(warehouse.id)),
    freightTemplates: await ctx.db
      .select({
        freightTemplateId: freightTemplate.id,
        name: freightTemplate.name,
        unit: freightTemplate.unit,
      })
      .from(freightTemplate)
      .where(eq(freightTemplate.sellerId, sellerId))
      .orderBy(asc(freightTemplate.name)),
  }
}
