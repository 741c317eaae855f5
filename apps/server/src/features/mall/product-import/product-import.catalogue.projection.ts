import type { AttributeKind } from '@ironsouq/contract/mall/product/product.enums'
import { sql } from 'drizzle-orm'
import { headingKey } from '#features/machines/device-import/device-import.headings.rules.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { cached } from '#kernel/data/cached.ts'

type Names = Readonly<Record<string, string>>

type CategoryRow = {
  id: string
  parentId: string | null
  code: string
  needsReview: boolean
  names: Names
  attributes: string[]
}

export type CatalogueAttribute = {
  code: string
  kind: AttributeKind
  names: Names
  choices: { code: string; names: string[] }[]
}

interface CatalogueCategory {
  id: string
  needsReview: boolean
  names: Names
  /** Keys of its code, its names and its paths in every language. */
  words: ReadonlySet<string>
  /** The codes of what its products state, of the categories above it as well. */
  attributes: ReadonlySet<string>
}

/** Everything that the cells of a file of products may name, by every name that it has in any language. */
export interface ProductCatalogue {
  /** The categories that products can be put into, by id and by word. */
  categories: ReadonlyMap<string, CatalogueCategory>
  named: ReadonlyMap<string, readonly CatalogueCategory[]>
  attributes: ReadonlyMap<string, CatalogueAttribute>
  brands: ReadonlySet<string>
  /** The ids of machine models by the keys of brand and model. */
  models: ReadonlyMap<string, string>
}

const namesOf = (table: string, owner: string) => sql`(
  select coalesce(json_object_agg(locale, name), '{}') from ${sql.identifier(`${table}_text`)}
  where ${sql.identifier(`${table}_id`)} = ${sql.identifier(owner)}.id)`

/** A category and those above it, the highest first. */
function pathOf(row: CategoryRow, byId: ReadonlyMap<string, CategoryRow>): CategoryRow[] {
  const above = row.parentId === null ? undefined : byId.get(row.parentId)
  return above ? [...pathOf(above, byId), row] : [row]
}

function leavesOf(rows: readonly CategoryRow[]): CatalogueCategory[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const parents = new Set(rows.map(({ parentId }) => parentId))
  return rows
    .filter(({ id }) => !parents.has(id))
    .map((row) => {
      const path = pathOf(row, byId)
      const paths = Object.keys(row.names).map((locale) =>
        path.map(({ names }) => names[locale] ?? names['en'] ?? '').join(' '),
      )
      const { id, needsReview, names } = row
      return {
        id,
        needsReview,
        names,
        words: new Set([row.code, ...Object.values(names), ...paths].map(headingKey)),
        attributes: new Set(path.flatMap(({ attributes }) => attributes)),
      }
    })
}

/** Read again after some seconds: a file is checked in many blocks, and the catalogue seldom changes. */
export const productCatalogue = cached(
  { seconds: 20 },
  async ({ db }): Promise<ProductCatalogue> => {
    const { rows } = await db.execute<CategoryRow>(sql`
    select id, parent_id as "parentId", code, needs_review as "needsReview",
      ${namesOf('product_category', 'product_category')} as names,
      array(select product_attribute.code from product_category_attribute
        join product_attribute on product_attribute.id = product_attribute_id
        where product_category_id = product_category.id) as attributes
    from product_category order by position, code`)
    const leaves = leavesOf(rows)
    const attributes = await db.execute<CatalogueAttribute>(sql`
    select code, kind, ${namesOf('product_attribute', 'product_attribute')} as names,
      (select coalesce(json_agg(json_build_object('code', choice.code, 'names',
          array(select name from product_attribute_choice_text
            where product_attribute_choice_id = choice.id)) order by choice.position), '[]')
        from product_attribute_choice as choice
        where choice.product_attribute_id = product_attribute.id) as choices
    from product_attribute order by code`)
    const brands = await db.execute<{ word: string }>(sql`
    select code as word from brand union select name from brand_text
    union select unnest(words) from trade_word where brand_id is not null`)
    const models = await db.execute<{ id: string; name: string }>(sql`
    select machine_model.id, brand_text.name || ' ' || machine_model.name as name
    from machine_model join brand_text on brand_text.brand_id = machine_model.brand_id`)
    const named = new Map<string, CatalogueCategory[]>()
    for (const leaf of leaves)
      for (const word of leaf.words) named.set(word, [...(named.get(word) ?? []), leaf])
    return {
      categories: new Map(leaves.map((leaf) => [leaf.id, leaf])),
      named,
      attributes: new Map(attributes.rows.map((row) => [row.code, row])),
      models: new Map(models.rows.map(({ id, name }) => [headingKey(name), id])),
      brands: new Set(brands.rows.map(({ word }) => headingKey(word))),
    }
  },
)

/** The specifications that a column may fill, in the language of `ctx`. */
export async function attributeNames({ db, locale }: Ctx) {
  const { rows } = await db.execute<{ code: string; name: string }>(sql`
    select code, coalesce((
      select name from product_attribute_text
      where product_attribute_id = product_attribute.id and locale in (${locale}, 'en')
      order by locale = 'en' limit 1), code) as name
    from product_attribute order by code`)
  return rows
}
