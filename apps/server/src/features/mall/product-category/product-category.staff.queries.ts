import type {
  ProductAttributeRecord,
  ProductCategoryRecord,
} from '@ironsouq/contract/mall/product-category/product-category.endpoints'
import { asc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import { productAttribute, productCategory } from './product-category.tables.ts'
import { productsIn } from './product-category.usage.projection.ts'

const category = {
  productCategoryId: productCategory.id,
  version: productCategory.version,
  parentId: productCategory.parentId,
  code: productCategory.code,
  isShown: productCategory.isShown,
  needsReview: productCategory.needsReview,
  commissionPpm: productCategory.commissionPpm,
  texts: sql<ProductCategoryRecord['texts']>`(
    select json_object_agg(locale, name) from product_category_text
    where product_category_id = product_category.id)`,
  attributes: sql<ProductCategoryRecord['attributes']>`(
    select coalesce(json_agg(json_build_object('productAttributeId', product_attribute_id,
      'isRequired', is_required) order by position, product_attribute_id), '[]')
    from product_category_attribute where product_category_id = product_category.id)`,
  productCount: productsIn,
}

/** All product categories with all their texts; those under one are in its order. */
export const productCategoryRecords = (ctx: Ctx): Promise<ProductCategoryRecord[]> =>
  ctx.db
    .select(category)
    .from(productCategory)
    .orderBy(asc(productCategory.position), asc(productCategory.code))

export async function productCategoryRecord(ctx: Ctx, id: string): Promise<ProductCategoryRecord> {
  const [row] = await ctx.db
    .select(category)
    .from(productCategory)
    .where(eq(productCategory.id, id))
  if (!row) throw notFound()
  return row
}

const attribute = {
  productAttributeId: productAttribute.id,
  version: productAttribute.version,
  code: productAttribute.code,
  kind: productAttribute.kind,
  unit: productAttribute.unit,
  isFilter: productAttribute.isFilter,
  texts: sql<ProductAttributeRecord['texts']>`(
    select json_object_agg(locale, name) from product_attribute_text
    where product_attribute_id = product_attribute.id)`,
  choices: sql<ProductAttributeRecord['choices']>`(
    select coalesce(json_agg(json_build_object('code', choice.code, 'texts', (
        select json_object_agg(locale, name) from product_attribute_choice_text
        where product_attribute_choice_id = choice.id)) order by choice.position, choice.code), '[]')
    from product_attribute_choice as choice
    where choice.product_attribute_id = product_attribute.id)`,
}

export const productAttributeRecords = (ctx: Ctx): Promise<ProductAttributeRecord[]> =>
  ctx.db.select(attribute).from(productAttribute).orderBy(asc(productAttribute.code))

export async function productAttributeRecord(
  ctx: Ctx,
  id: string,
): Promise<ProductAttributeRecord> {
  const found = eq(productAttribute.id, id)
  const [row] = await ctx.db.select(attribute).from(productAttribute).where(found)
  if (!row) throw notFound()
  return row
}
