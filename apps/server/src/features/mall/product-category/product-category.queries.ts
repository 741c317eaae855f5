import type { AttributeField } from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import { sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { textIn } from '#kernel/data/texts.ts'
import { productCategoryText } from './product-category.tables.ts'

/** The name of a category as part of another feature's statement. */
export const productCategoryCode = (of: SQL) =>
  sql<string | null>`(select code from product_category where id = ${of})`

export const productCategoryName = (of: SQL, wanted: SQL) =>
  textIn(
    productCategoryText.name,
    { owner: productCategoryText.productCategoryId, locale: productCategoryText.locale },
    { of, wanted },
  )

export interface CategoryToSell {
  needsReview: boolean
  /** Products are in categories without others under them. */
  isLeaf: boolean
}

export async function categoryToSell(ctx: Ctx, id: string): Promise<CategoryToSell | undefined> {
  const { rows } = await ctx.db.execute<CategoryToSell & Record<string, unknown>>(sql`
    select needs_review as "needsReview",
      not exists (select from product_category as below where below.parent_id = own.id) as "isLeaf"
    from product_category as own where id = ${id}`)
  return rows[0]
}

const nameIn = (table: 'product_attribute' | 'product_attribute_choice', alias: SQL, ctx: Ctx) =>
  sql`(select name from ${sql.identifier(`${table}_text`)}
    where ${sql.identifier(`${table}_id`)} = ${alias}.id and locale in (${ctx.locale}, 'en')
    order by locale = 'en' limit 1)`

/** What products of a category state: its own attributes and those of the categories above it. */
export async function attributesOf(ctx: Ctx, productCategoryId: string): Promise<AttributeField[]> {
  const { rows } = await ctx.db.execute<AttributeField & Record<string, unknown>>(sql`
    with recursive path as (
      select id, parent_id, 0 as height from product_category where id = ${productCategoryId}
      union all
      select above.id, above.parent_id, path.height + 1
      from product_category as above join path on path.parent_id = above.id
    ), stated as (
      select distinct on (product_attribute_id)
        product_attribute_id, is_required, height, position
      from product_category_attribute
      join path on path.id = product_category_id
      order by product_attribute_id, height
    )
    select own.code, own.kind, own.unit, stated.is_required as "isRequired",
      ${nameIn('product_attribute', sql`own`, ctx)} as name,
      (select coalesce(json_agg(json_build_object('code', choice.code,
          'name', ${nameIn('product_attribute_choice', sql`choice`, ctx)})
          order by choice.position, choice.code), '[]')
        from product_attribute_choice as choice
        where choice.product_attribute_id = own.id) as choices
    from stated join product_attribute as own on own.id = stated.product_attribute_id
    order by stated.height desc, stated.position, own.code`)
  return rows
}

/** The ids of a category and of all below it. */
export async function categoryIdsUnder(ctx: Ctx, code: string): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    with recursive below as (
      select id from product_category where code = ${code}
      union all
      select own.id from product_category as own join below on below.id = own.parent_id
    )
    select id from below`)
  return rows.map(({ id }) => id)
}

interface Line extends Record<string, unknown> {
  code: string
  name: string
  depth: number
}

/** The whole tree, each category before those under it. */
export async function categoryTree(ctx: Ctx): Promise<Line[]> {
  const { rows } = await ctx.db.execute<Line>(sql`
    with recursive tree as (
      select id, code, 0 as depth, array[(position, code)] as place
      from product_category where parent_id is null
      union all
      select own.id, own.code, tree.depth + 1, tree.place || (own.position, own.code)
      from product_category as own join tree on tree.id = own.parent_id
    )
    select code, depth, ${productCategoryName(sql`tree.id`, sql`${ctx.locale}`)} as name
    from tree order by place`)
  return rows
}
