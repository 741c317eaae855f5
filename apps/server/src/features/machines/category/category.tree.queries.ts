import { sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { categoryName } from './category.queries.ts'

export interface Branch {
  code: string
  name: string
  /** The ids of the category and of its descendants. */
  within: string[]
}

export interface TopCategory extends Branch {
  /** How many of them have no children: the types of machine. */
  leaves: number
}

/** The first level of the tree in its order without hidden categories, each with its descendants. */
export async function topCategories(ctx: Ctx): Promise<TopCategory[]> {
  const { rows } = await ctx.db.execute<TopCategory & Record<string, unknown>>(sql`
    select
      category.code,
      ${categoryName(sql`category.id`, sql`${ctx.locale}::text`)} as name,
      array_agg(path.category_id) as within,
      (count(*) filter (
        where not exists (select 1 from category c where c.parent_id = path.category_id)
      ))::int as leaves
    from category join category_path as path on path.ancestor_id = category.id
    where category.parent_id is null and category.is_shown
    group by category.id
    order by category.position, category.code`)
  return rows
}

interface CategoryInTree extends Branch {
  /** Of this category, in the language of the request. */
  heading: string | null
  intro: string | null
  above: { code: string; name: string }[]
  children: Branch[]
}

/** A category, hidden or not, with its ancestors and shown children; without an intro of its own it has its nearest ancestor's. */
export async function categoryInTree(ctx: Ctx, code: string): Promise<CategoryInTree | undefined> {
  const wanted = sql`${ctx.locale}::text`
  const { rows } = await ctx.db.execute<CategoryInTree & Record<string, unknown>>(sql`
    with up as materialized (
      select path.ancestor_id as id, path.ancestor_code as code, path.distance
      from category join category_path as path on path.category_id = category.id
      where category.code = ${code}
    ), down as materialized (
      select path.category_id as id, path.distance from category_path as path
      where path.ancestor_code = ${code}
    )
    select
      category.code,
      ${categoryName(sql`category.id`, wanted)} as name,
      (select t.heading from category_text t
        where t.category_id = category.id and t.locale = ${wanted}) as heading,
      (select t.intro from category_text t join up on up.id = t.category_id
        where t.intro is not null and t.locale in (${wanted}, 'en')
        order by up.distance, t.locale = 'en' limit 1) as intro,
      (select coalesce(json_agg(json_build_object('code', up.code,
          'name', ${categoryName(sql`up.id`, wanted)}) order by up.distance desc), '[]')
        from up where up.distance > 0) as above,
      (select coalesce(json_agg(json_build_object('code', c.code,
          'name', ${categoryName(sql`c.id`, wanted)},
          'within', (
            select json_agg(path.category_id) from down
            join category_path as path on path.category_id = down.id and path.ancestor_id = c.id)
        ) order by c.position, c.code), '[]')
        from category c where c.parent_id = category.id and c.is_shown) as children,
      array(select down.id from down) as within
    from category where category.code = ${code}`)
  return rows[0]
}
