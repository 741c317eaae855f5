import type { BodyOf } from '@ironsouq/contract/endpoint'
import type {
  categoryEndpoints,
  CategoryRecord,
} from '@ironsouq/contract/machines/category/category.endpoints'
import { countDistinct, inArray, sql } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { reorder } from '#kernel/data/reorder.ts'
import { replaceTexts, textsOf } from '#kernel/data/texts.ts'
import { updateVersioned } from '#kernel/data/versioned.ts'
import { FieldFaults } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { categoriesChanged } from './category.events.ts'
import { categoryRecord } from './category.staff.queries.ts'
import { category, categoryText } from './category.tables.ts'

const written = (text: string) => (text === '' ? null : text)

/** Renames, shows or hides a category that has not changed since it was read. */
export function editCategory(
  ctx: Ctx,
  { categoryId, version, isShown, texts }: BodyOf<typeof categoryEndpoints.save>,
): Promise<CategoryRecord> {
  return atomic(ctx, async (ctx) => {
    const before = await categoryRecord(ctx, categoryId)
    const read = () => categoryRecord(ctx, categoryId)
    await updateVersioned(ctx, category, { id: categoryId, version }, { set: { isShown }, read })
    const columns = textsOf(texts, ({ name, heading, intro }) => ({
      name,
      heading: written(heading),
      intro: written(intro),
    }))
    await replaceTexts(ctx, categoryText, { categoryId }, columns)
    const after = await categoryRecord(ctx, categoryId)
    ctx.audit('category', categoryId, before, after)
    await emit(ctx, categoriesChanged, { categoryIds: [categoryId] })
    return after
  })
}

/** Puts the categories of one level in another order. */
export function orderCategories(
  ctx: Ctx,
  order: BodyOf<typeof categoryEndpoints.order>,
): Promise<null> {
  return atomic(ctx, async (ctx) => {
    const { levels } = one(
      await ctx.db
        .select({ levels: countDistinct(sql`coalesce(${category.parentId}::text, '')`) })
        .from(category)
        .where(inArray(category.id, order.before)),
    )
    if (levels > 1)
      throw new FieldFaults([{ field: 'before', key: 'error.fieldNotAllowed', values: {} }])
    const { before, after } = await reorder(ctx, category, order)
    ctx.audit('category', order.before[0] ?? '', { order: before }, { order: after })
    await emit(ctx, categoriesChanged, { categoryIds: order.after })
    return null
  })
}
