import type { BodyOf } from '@ironsouq/contract/endpoint'
import type {
  productCategoryEndpoints,
  ProductCategoryRecord,
} from '@ironsouq/contract/mall/product-category/product-category.endpoints'
import { countDistinct, eq, inArray, sql } from 'drizzle-orm'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one, violatedReference } from '#kernel/data/db.ts'
import { reorder } from '#kernel/data/reorder.ts'
import { replaceTexts, textsOf } from '#kernel/data/texts.ts'
import { updateVersioned } from '#kernel/data/versioned.ts'
import { FieldFaults, Refusal } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { productCategoriesChanged } from './product-category.events.ts'
import { productCategoryRecord } from './product-category.staff.queries.ts'
import {
  productCategory,
  productCategoryAttribute,
  productCategoryText,
} from './product-category.tables.ts'
import { hasProducts } from './product-category.usage.projection.ts'

type Form = Pick<BodyOf<typeof productCategoryEndpoints.create>, 'texts' | 'attributes'>

const wrong = (field: string) =>
  new FieldFaults([{ field, key: 'error.fieldNotAllowed', values: {} }])

async function writeParts(
  ctx: TxCtx,
  productCategoryId: string,
  { texts, attributes }: Form,
): Promise<ProductCategoryRecord> {
  const names = textsOf(texts, (name) => ({ name }))
  await replaceTexts(ctx, productCategoryText, { productCategoryId }, names)
  const createdAt = ctx.now()
  const own = eq(productCategoryAttribute.productCategoryId, productCategoryId)
  await ctx.db.delete(productCategoryAttribute).where(own)
  const ids = new Set(attributes.map(({ productAttributeId }) => productAttributeId))
  if (ids.size < attributes.length) throw wrong('attributes')
  try {
    if (attributes.length > 0)
      await ctx.db
        .insert(productCategoryAttribute)
        .values(
          attributes.map((each, position) => ({ ...each, productCategoryId, position, createdAt })),
        )
  } catch (err) {
    throw violatedReference(err) === null ? err : wrong('attributes')
  }
  await emit(ctx, productCategoriesChanged, { productCategoryIds: [productCategoryId] })
  return productCategoryRecord(ctx, productCategoryId)
}

/** Products are in leaves: nothing is put under a category that has some. */
async function refuseFull(ctx: TxCtx, parentId: string | null): Promise<void> {
  if (parentId === null) return
  const parent = await ctx.db
    .select({ id: productCategory.id })
    .from(productCategory)
    .where(eq(productCategory.id, parentId))
    .for('update')
  if (parent.length === 0) throw wrong('parentId')
  if (await hasProducts(ctx, parentId)) throw new Refusal('backofficeProduct.categoryHasProducts')
}

/** Adds a category as the last one of its level. */
export const addProductCategory = (
  ctx: Ctx,
  { code, parentId, texts, attributes, ...rules }: BodyOf<typeof productCategoryEndpoints.create>,
): Promise<ProductCategoryRecord> =>
  atomic(ctx, async (ctx) => {
    await refuseFull(ctx, parentId)
    const [row] = await ctx.db
      .insert(productCategory)
      .values({
        code,
        parentId,
        ...rules,
        position: sql`(select coalesce(max(position) + 1, 0) from product_category
          where parent_id is not distinct from ${parentId}::uuid)`,
        createdAt: ctx.now(),
      })
      .onConflictDoNothing({ target: productCategory.code })
      .returning({ id: productCategory.id })
    if (!row) throw wrong('code')
    const made = await writeParts(ctx, row.id, { texts, attributes })
    ctx.audit('productCategory', row.id, null, made)
    return made
  })

/** Replaces the texts, rules and attributes of a category that has not changed since it was read. */
export const saveProductCategory = (
  ctx: Ctx,
  body: BodyOf<typeof productCategoryEndpoints.save>,
): Promise<ProductCategoryRecord> =>
  atomic(ctx, async (ctx) => {
    const { productCategoryId: id, version, texts, attributes, ...set } = body
    const before = await productCategoryRecord(ctx, id)
    const read = () => productCategoryRecord(ctx, id)
    await updateVersioned(ctx, productCategory, { id, version }, { set, read })
    const after = await writeParts(ctx, id, { texts, attributes })
    ctx.audit('productCategory', id, before, after)
    return after
  })

/** Puts the categories of one level in another order. */
export const orderProductCategories = (
  ctx: Ctx,
  order: BodyOf<typeof productCategoryEndpoints.order>,
): Promise<null> =>
  atomic(ctx, async (ctx) => {
    const { levels } = one(
      await ctx.db
        .select({ levels: countDistinct(sql`coalesce(${productCategory.parentId}::text, '')`) })
        .from(productCategory)
        .where(inArray(productCategory.id, order.before)),
    )
    if (levels > 1) throw wrong('before')
    const { before, after } = await reorder(ctx, productCategory, order)
    ctx.audit('productCategory', order.before[0] ?? '', { order: before }, { order: after })
    await emit(ctx, productCategoriesChanged, { productCategoryIds: order.after })
    return null
  })
