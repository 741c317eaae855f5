import type { MallCategory } from '@ironsouq/contract/mall/product-search/product-search.query'
import type { AttributeKind } from '@ironsouq/contract/mall/product/product.enums'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { cached } from '#kernel/data/cached.ts'
import { one } from '#kernel/data/db.ts'

type Names = Partial<Record<LocaleCode, string>>

interface Named {
  code: string
  names: Names | null
}

export interface KnownProductCategory extends Named {
  id: string
  parent: string | null
  /** Neither it nor one above it is hidden. */
  isShown: boolean
}

export interface KnownAttribute extends Named {
  kind: AttributeKind
  unit: string | null
  isFilter: boolean
  choices: Named[]
  /** The codes of the categories whose products state it. */
  of: string[]
}

/** The tree of the mall and its attributes, with their names in every language. */
export interface MallCatalogue {
  /** By code, in the order of the tree's levels. */
  categories: ReadonlyMap<string, KnownProductCategory>
  attributes: ReadonlyMap<string, KnownAttribute>
}

const NAMES = {
  category: sql`(select json_object_agg(locale, name) from product_category_text
    where product_category_id = c.id)`,
  attribute: sql`(select json_object_agg(locale, name) from product_attribute_text
    where product_attribute_id = a.id)`,
  choice: sql`(select json_object_agg(locale, name) from product_attribute_choice_text
    where product_attribute_choice_id = o.id)`,
}

const CATALOGUE = sql`
  with recursive tree as (
    select id, parent_id, code, position, is_shown, 0 as depth
    from product_category where parent_id is null
    union all
    select k.id, k.parent_id, k.code, k.position, k.is_shown and tree.is_shown, tree.depth + 1
    from product_category k join tree on tree.id = k.parent_id
  )
  select
    (select coalesce(json_agg(json_build_object(
        'id', c.id, 'code', c.code, 'parent', p.code, 'isShown', c.is_shown,
        'names', ${NAMES.category}) order by c.depth, c.position, c.code), '[]')
      from tree c left join product_category p on p.id = c.parent_id) as categories,
    (select coalesce(json_agg(json_build_object(
        'code', a.code, 'kind', a.kind, 'unit', a.unit, 'isFilter', a.is_filter,
        'names', ${NAMES.attribute},
        'choices', (select coalesce(json_agg(json_build_object('code', o.code, 'names', ${NAMES.choice})
          order by o.position, o.code), '[]')
          from product_attribute_choice o where o.product_attribute_id = a.id),
        'of', (select coalesce(json_agg(c.code), '[]') from product_category_attribute l
          join product_category c on c.id = l.product_category_id
          where l.product_attribute_id = a.id)
      ) order by (select min(position) from product_category_attribute
          where product_attribute_id = a.id), a.code), '[]')
      from product_attribute a) as attributes`

interface Row extends Record<string, unknown> {
  categories: KnownProductCategory[]
  attributes: KnownAttribute[]
}

const byCode = <T extends Named>(all: readonly T[]) => new Map(all.map((each) => [each.code, each]))

/** As it was at most two seconds ago. */
export const mallCatalogue = cached({ seconds: 2 }, async (ctx): Promise<MallCatalogue> => {
  const row = one((await ctx.db.execute<Row>(CATALOGUE)).rows)
  return { categories: byCode(row.categories), attributes: byCode(row.attributes) }
})

/** In the language, or in English [EQ-7]. */
export const nameOf = ({ names, code }: Named, locale: LocaleCode): string =>
  names?.[locale] ?? names?.en ?? code

/** From the first level down to the category itself; empty for an unknown one. */
export function productCategoryPath(
  { categories }: MallCatalogue,
  code: string | undefined,
): KnownProductCategory[] {
  const path: KnownProductCategory[] = []
  let at = code === undefined ? undefined : categories.get(code)
  while (at) {
    path.unshift(at)
    at = at.parent === null ? undefined : categories.get(at.parent)
  }
  return path
}

/** The shown categories below this one, or of the first level. */
export const productCategoriesBelow = ({ categories }: MallCatalogue, code: string | null) =>
  [...categories.values()].filter(({ parent, isShown }) => isShown && parent === code)

/** The ids of a category and of all below it. */
export function productCategoryIdsUnder({ categories }: MallCatalogue, code: string): string[] {
  const top = categories.get(code)
  if (!top) return []
  const codes = new Set([code])
  const ids = [top.id]
  // Parents come before their children.
  for (const { id, parent, code: own } of categories.values())
    if (parent !== null && codes.has(parent)) {
      codes.add(own)
      ids.push(id)
    }
  return ids
}

export async function shownProductCategories(ctx: Ctx): Promise<MallCategory[]> {
  const { categories } = await mallCatalogue(ctx)
  return [...categories.values()]
    .filter(({ isShown }) => isShown)
    .map((each) => ({ code: each.code, parent: each.parent, name: nameOf(each, ctx.locale) }))
}
