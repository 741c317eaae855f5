import type { SpecKind } from '@ironsouq/contract/machines/device/device.enums'
import { sql } from 'drizzle-orm'
import { cached } from '#kernel/data/cached.ts'
import { headingKey } from './device-import.headings.rules.ts'

type CatalogueModel = {
  id: string
  name: string
  categoryId: string
}

export interface CatalogueSpec {
  code: string
  kind: SpecKind
  unit: string | null
  min: number | null
  max: number | null
  names: string[]
  options: { code: string; names: string[] }[] | null
}

type Place = {
  id: string
  emirate: string
}

/** Everything that the cells of a file may name, by every name that it has in any language. */
export interface Catalogue {
  brands: ReadonlyMap<string, { id: string }>
  categories: ReadonlyMap<string, string>
  yards: ReadonlyMap<string, Place>
  /** By brand and key of the name. */
  models: ReadonlyMap<string, CatalogueModel>
  specs: ReadonlyMap<string, CatalogueSpec>
  currencies: ReadonlySet<string>
}

export const modelKeyOf = (brandId: string, model: string) => `${brandId} ${headingKey(model)}`

type Named = {
  id: string
  words: string[]
}

const byWord = <T extends Named>(rows: readonly T[]) =>
  new Map(rows.flatMap((row) => row.words.map((word) => [headingKey(word), row] as const)))

/** Read again after some seconds: a file is checked in many blocks, and the catalogue seldom changes. */
export const catalogueToImport = cached({ seconds: 20 }, async ({ db }): Promise<Catalogue> => {
  const brands = await db.execute<Named>(sql`
    select brand.id,
      array_cat(array_append(
        array(select name from brand_text where brand_id = brand.id), brand.code),
        array(select unnest(words) from trade_word where brand_id = brand.id)) as words
    from brand`)
  const categories = await db.execute<Named>(sql`
    select category.id, array_cat(array_append(
        array(select name from category_text where category_id = category.id), category.code),
        array(select unnest(words) from trade_word where category_id = category.id)) as words
    from category
    where not exists (select 1 from category child where child.parent_id = category.id)`)
  const yards = await db.execute<Named & Place>(sql`
    select yard.id, yard.emirate, array_append(
      array(select name from yard_text where yard_id = yard.id), yard.code) as words
    from yard`)
  const models = await db.execute<CatalogueModel & { brand_id: string }>(
    sql`select id, brand_id, name, category_id as "categoryId" from machine_model`,
  )
  const specs = await db.execute<CatalogueSpec & Record<string, unknown>>(sql`
    select code, kind, unit, min, max,
      array(select name from spec_field_text where field_id = spec_field.id) as names,
      (select json_agg(json_build_object('code', spec_option.code, 'names',
        array(select name from spec_option_text where option_id = spec_option.id)))
        from spec_option where field_id = spec_field.id) as options
    from spec_field order by position`)
  const currencies = await db.execute<{ code: string }>(sql`select code from currency`)
  return {
    brands: byWord(brands.rows),
    categories: new Map([...byWord(categories.rows)].map(([word, { id }]) => [word, id])),
    yards: byWord(yards.rows),
    models: new Map(models.rows.map((row) => [modelKeyOf(row.brand_id, row.name), row])),
    specs: new Map(specs.rows.map((row) => [row.code, row])),
    currencies: new Set([...currencies.rows.map(({ code }) => code), 'AED', 'USD']),
  }
})
