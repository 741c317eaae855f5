import { sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { categoryName } from './category.queries.ts'

export interface Branch {
  code: string
  name: string
  /** The ids of it and of all that stands under it. */
  within: string[]
  /** How many of these have nothing under them: the types of machine. */
  leaves: number
}

/** The first level of the tree, each category with all that stands under it, in their order. */
export async function branches(ctx: Ctx): Promise<Branch[]> {
  const { rows } = await ctx.db.execute<Branch & Record<string, unknown>>(sql`
    with recursive down as (
      select id, id as top from category where parent_id is null
      union all
      select c.id, down.top from category c join down on c.parent_id = down.id
    )
    select
      category.code,
      ${categoryName(sql`category.id`, sql`${ctx.locale}::text`)} as name,
      array_agg(down.id) as within,
      (count(*) filter (
        where not exists (select 1 from category c where c.parent_id = down.id)))::int as leaves
    from category join down on down.top = category.id
    group by category.id
    order by category.position`)
  return rows
}
