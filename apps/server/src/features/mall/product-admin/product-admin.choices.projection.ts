import type { ProductChoices } from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import { and, asc, eq } from 'drizzle-orm'
import { freightTemplate } from '#features/mall/freight/freight.tables.ts'
import { leafCategories } from '#features/mall/product-category/product-category.queries.ts'
import { currencyOfStore } from '#features/mall/product/product.store.projection.ts'
import { warehouse } from '#features/mall/store/store.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'

/** What the form of a product offers a store. */
export async function productChoices(ctx: Ctx, sellerId: string): Promise<ProductChoices> {
  return {
    currency: (await currencyOfStore(ctx, sellerId)) ?? null,
    categories: await leafCategories(ctx),
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
