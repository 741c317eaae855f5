import type { BrandLanding, CategoryLanding } from '@ironsouq/contract/landing/landing.schema'
import { sql } from 'drizzle-orm'
import { brandName } from '#features/brand/brand.queries.ts'
import { categoryName } from '#features/category/category.queries.ts'
import { branches } from '#features/category/category.tree.queries.ts'
import { newestDevices } from '#features/device/device.showcase.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import { fresh } from '#kernel/fresh.ts'
import { figuresOf } from './landing.figures.queries.ts'

const NEWEST = 8

interface Branch {
  code: string
  name: string
  /** The ids of it and of all that stands under it. */
  within: string[]
}

interface CategoryRow extends Record<string, unknown> {
  code: string
  name: string
  intro: string | null
  above: { code: string; name: string }[]
  children: Branch[]
  within: string[]
}

/** A category with what is above and under it, and the words for it that are nearest. */
async function categoryStanding(ctx: Ctx, code: string): Promise<CategoryRow | undefined> {
  const wanted = sql`${ctx.locale}::text`
  const { rows } = await ctx.db.execute<CategoryRow>(sql`
    with recursive up as (
      select id, parent_id, code, 0 as depth from category where code = ${code}
      union all
      select c.id, c.parent_id, c.code, depth + 1 from category c join up on c.id = up.parent_id
    ), down as (
      select c.id, c.id as branch from category c join up on c.parent_id = up.id and up.depth = 0
      union all
      select c.id, down.branch from category c join down on c.parent_id = down.id
    )
    select
      category.code,
      ${categoryName(sql`category.id`, wanted)} as name,
      (select t.intro from category_text t join up on up.id = t.category_id
        where t.intro is not null and t.locale in (${wanted}, 'en')
        order by up.depth, t.locale = 'en' limit 1) as intro,
      (select coalesce(json_agg(json_build_object('code', up.code,
          'name', ${categoryName(sql`up.id`, wanted)}) order by depth desc), '[]')
        from up where depth > 0) as above,
      (select coalesce(json_agg(json_build_object('code', c.code,
          'name', ${categoryName(sql`c.id`, wanted)},
          'within', (select json_agg(down.id) from down where down.branch = c.id)
        ) order by c.position), '[]')
        from category c where c.parent_id = category.id) as children,
      array(select category.id union all select down.id from down) as within
    from category where category.code = ${code}`)
  return rows[0]
}

/** How many there are in each; those without any lead nowhere. */
function counted(branchesOf: readonly Branch[], stock: readonly { id: string; count: number }[]) {
  const of = new Map(stock.map(({ id, count }) => [id, count]))
  return branchesOf
    .map(({ code, name, within }) => ({
      code,
      name,
      count: within.reduce((sum, id) => sum + (of.get(id) ?? 0), 0),
    }))
    .filter(({ count }) => count > 0)
}

/** All that the page of a category shows. An unknown code is kept by nobody. */
export const categoryLanding = fresh(async (ctx, code: string): Promise<CategoryLanding> => {
  const standing = await categoryStanding(ctx, code)
  if (!standing) throw notFound()
  const { within, children, ...own } = standing
  const ids = sql`${sql.param(within)}::uuid[]`
  const [{ categories, ...figures }, newest] = await Promise.all([
    figuresOf(ctx, {
      machines: sql`category_id = any(${ids})`,
      sales: sql`exists (
        select 1 from machine_model m
        where m.brand_id = sale.brand_id and m.name = sale.model and m.category_id = any(${ids}))`,
    }),
    newestDevices(ctx, { limit: NEWEST, categoryIds: within }),
  ])
  return { ...own, ...figures, children: counted(children, categories), newest }
})

interface BrandRow extends Record<string, unknown> {
  id: string
  code: string
  name: string
}

/** All that the page of a brand shows. */
export const brandLanding = fresh(async (ctx, code: string): Promise<BrandLanding> => {
  const { rows } = await ctx.db.execute<BrandRow>(sql`
    select brand.id, brand.code, ${brandName(sql`brand.id`, sql`${ctx.locale}::text`)} as name
    from brand where brand.code = ${code}`)
  const [found] = rows
  if (!found) throw notFound()
  const { id, ...own } = found
  const [{ categories, brands: _, ...figures }, tops, newest] = await Promise.all([
    figuresOf(ctx, {
      machines: sql`brand_id = ${id}::uuid`,
      sales: sql`sale.brand_id = ${id}::uuid`,
    }),
    branches(ctx),
    newestDevices(ctx, { limit: NEWEST, brandId: id }),
  ])
  const fullest = counted(tops, categories).toSorted((a, b) => b.count - a.count)
  return { ...own, ...figures, categories: fullest, newest }
})
