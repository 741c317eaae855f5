import type { Category } from '@ironsouq/contract/machines/category/category.endpoints'
import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { textIn } from '#kernel/data/texts.ts'
import { category, categoryText } from './category.tables.ts'

/** A category's name as part of another feature's statement. */
export const categoryName = (of: SQL, wanted: SQL) =>
  textIn(
    categoryText.name,
    { owner: categoryText.categoryId, locale: categoryText.locale },
    { of, wanted },
  )

export const categoryCode = (of: SQL) => sql<string>`(select code from category where id = ${of})`

/** The ids of a category and of its descendants. */
export const categoriesUnder = (code: string) => sql`(
  select category_id from category_path where ancestor_code = ${code})`

/** Of each category the codes from itself up to the first level. */
export async function categoryCodePaths(
  ctx: Ctx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await ctx.db.execute<{ id: string; codes: string[] }>(sql`
    select category_id as id, array_agg(ancestor_code order by distance) as codes
    from category_path where category_id = any(${sql.param(ids)}::uuid[]) group by category_id`)
  return new Map(rows.map(({ id, codes }) => [id, codes]))
}

/** One level of the tree, in its own order, without hidden categories. */
export function categoriesOf(ctx: Ctx, parentId: string | undefined): Promise<Category[]> {
  const children = sql<boolean>`exists (
    select 1 from category c where c.parent_id = category.id and c.is_shown)`
  return ctx.db
    .select({
      categoryId: category.id,
      parentId: category.parentId,
      code: category.code,
      name: categoryName(sql`category.id`, sql`${ctx.locale}::text`),
      hasChildren: children,
    })
    .from(category)
    .where(
      and(category.isShown, parentId ? eq(category.parentId, parentId) : isNull(category.parentId)),
    )
    .orderBy(asc(category.position), asc(category.code))
}

export async function categoryIdOf(ctx: Ctx, code: string): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ id: category.id })
    .from(category)
    .where(eq(category.code, code))
  return row?.id
}

/** The ids of a category and of its ancestors. */
export async function categoryPathIds(ctx: Ctx, id: string): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(
    sql`select ancestor_id as id from category_path where category_id = ${id}`,
  )
  return rows.map(({ id }) => id)
}
