import type { Category } from '@ironsouq/contract/category/category.endpoints'
import { asc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { inLanguage } from '#kernel/texts.ts'
import { category, categoryText } from './category.tables.ts'

/** A category's name as part of another feature's statement. */
export const categoryName = (of: SQL, wanted: SQL) =>
  inLanguage(
    categoryText.name,
    { owner: categoryText.categoryId, locale: categoryText.locale },
    { of, wanted },
  )

/** A category and all it stands under, each with how far up it is. */
const up = (of: SQL) => sql`
  with recursive up as (
    select id, parent_id, code, hs_code, 0 as height from category where id = ${of}
    union all
    select c.id, c.parent_id, c.code, c.hs_code, up.height + 1
    from category c join up on c.id = up.parent_id
  )`

/** The ids of a category and of all it stands under. */
export const categoryIdsAbove = (of: SQL) => sql`(${up(of)} select id from up)`

/** From the first level of the tree down to a category, each with its name. */
export const categoryPathNamed = (of: SQL, wanted: SQL) => sql<{ code: string; name: string }[]>`(
  ${up(of)}
  select json_agg(
    json_build_object('code', up.code, 'name', ${categoryName(sql`up.id`, wanted)})
    order by up.height desc)
  from up)`

/** The heading in the customs tariff of a category, or of the nearest above that has one. */
export const hsCodeOf = (of: SQL) => sql<string | null>`(
  ${up(of)} select hs_code from up where hs_code is not null order by height limit 1)`

export const categoryCode = (of: SQL) => sql<string>`(select code from category where id = ${of})`

/** The ids of a category and of all that stands under it. */
export const categoriesUnder = (code: string) => sql`(
  with recursive down as (
    select id from category where code = ${code}
    union all
    select c.id from category c join down on c.parent_id = down.id
  )
  select id from down)`

/** One level of the tree, in its own order. */
export function categoriesOf(ctx: Ctx, parentId: string | undefined): Promise<Category[]> {
  const children = sql<boolean>`exists (select 1 from category c where c.parent_id = category.id)`
  return ctx.db
    .select({
      categoryId: category.id,
      parentId: category.parentId,
      code: category.code,
      name: categoryName(sql`category.id`, sql`${ctx.locale}::text`),
      hasChildren: children,
    })
    .from(category)
    .where(parentId ? eq(category.parentId, parentId) : isNull(category.parentId))
    .orderBy(asc(category.position))
}
