import type { CategoryRecord } from '@ironsouq/contract/machines/category/category.endpoints'
import { asc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import { category, categoryText } from './category.tables.ts'

const record = {
  categoryId: category.id,
  version: category.version,
  parentId: category.parentId,
  code: category.code,
  hsCode: category.hsCode,
  isShown: category.isShown,
  texts: sql<CategoryRecord['texts']>`(
    select json_object_agg(${categoryText.locale}, json_build_object(
      'name', ${categoryText.name}, 'heading', coalesce(${categoryText.heading}, ''),
      'intro', coalesce(${categoryText.intro}, '')))
    from ${categoryText} where ${categoryText.categoryId} = category.id)`,
}

/** All categories with all their texts; those under one are in its order. */
export const categoryRecords = (ctx: Ctx): Promise<CategoryRecord[]> =>
  ctx.db.select(record).from(category).orderBy(asc(category.position), asc(category.code))

export async function categoryRecord(ctx: Ctx, id: string): Promise<CategoryRecord> {
  const [row] = await ctx.db.select(record).from(category).where(eq(category.id, id))
  if (!row) throw notFound()
  return row
}
