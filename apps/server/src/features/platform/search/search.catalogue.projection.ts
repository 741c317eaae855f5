import type { SpecKind, Unit } from '@ironsouq/contract/machines/device/device.enums'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { cached } from '#kernel/data/cached.ts'
import { one } from '#kernel/data/db.ts'

type Names = Partial<Record<LocaleCode, string>>

export interface Named {
  code: string
  names: Names
}

export interface KnownCategory extends Named {
  parent: string | null
  leaf: boolean
  /** Neither it nor one above it is hidden. */
  shown: boolean
}

export interface KnownSpec extends Named {
  kind: SpecKind
  unit: Unit | null
  options: Named[]
  /** The categories whose lists, and those of their descendants, it can filter. */
  facetOf: string[]
}

export interface KnownModel {
  brand: string
  model: string
}

export interface WordSet {
  category: string | null
  brand: string | null
  words: string[]
}

/** All names of the shop, in every language. */
export interface Catalogue {
  fingerprint: string
  categories: ReadonlyMap<string, KnownCategory>
  brands: ReadonlyMap<string, Named>
  certifications: ReadonlyMap<string, Named>
  specs: readonly KnownSpec[]
  models: readonly KnownModel[]
  words: readonly WordSet[]
}

/** Changes when, and only when, anything of the catalogue does. */
const FINGERPRINT = sql`
  select md5(concat_ws('|',
    (select md5(string_agg(concat_ws(',', id, parent_id, position, is_shown), ';' order by id)) from category),
    (select md5(string_agg(concat_ws(',', category_id, locale, name), ';' order by category_id, locale)) from category_text),
    (select md5(string_agg(concat_ws(',', brand_id, locale, name), ';' order by brand_id, locale)) from brand_text),
    (select md5(string_agg(concat_ws(',', certification_id, locale, name), ';' order by certification_id, locale)) from certification_text),
    (select md5(string_agg(concat_ws(',', id, kind, position), ';' order by id)) from spec_field),
    (select md5(string_agg(concat_ws(',', field_id, category_id, position, facet), ';' order by field_id, category_id)) from spec_field_category),
    (select md5(string_agg(concat_ws(',', field_id, locale, name), ';' order by field_id, locale)) from spec_field_text),
    (select md5(string_agg(concat_ws(',', option_id, locale, name), ';' order by option_id, locale)) from spec_option_text),
    (select md5(string_agg(concat_ws(',', id, category_id, brand_id, array_to_string(words, ',')), ';' order by id)) from trade_word),
    (select concat_ws(',', count(*), max(created_at)) from machine_model)
  )) as fingerprint`

const CATALOGUE = sql`
  select
    (select coalesce(json_agg(json_build_object(
        'code', c.code, 'parent', p.code,
        'leaf', not exists (select 1 from category k where k.parent_id = c.id),
        'shown', not exists (select 1 from category_path up join category a on a.id = up.ancestor_id
          where up.category_id = c.id and not a.is_shown),
        'names', (select json_object_agg(locale, name) from category_text where category_id = c.id)
      ) order by c.position, c.code), '[]')
      from category c left join category p on p.id = c.parent_id) as categories,
    (select coalesce(json_agg(json_build_object('code', code, 'names',
        (select json_object_agg(locale, name) from brand_text where brand_id = brand.id))
      order by code), '[]') from brand) as brands,
    (select coalesce(json_agg(json_build_object('code', code, 'names',
        (select json_object_agg(locale, name) from certification_text where certification_id = certification.id))
      order by position, code), '[]') from certification) as certifications,
    (select coalesce(json_agg(json_build_object(
        'code', f.code, 'kind', f.kind, 'unit', f.unit,
        'names', (select json_object_agg(locale, name) from spec_field_text where field_id = f.id),
        'options', (select coalesce(json_agg(json_build_object('code', o.code, 'names',
            (select json_object_agg(locale, name) from spec_option_text where option_id = o.id))
          order by o.position, o.code), '[]') from spec_option o where o.field_id = f.id),
        'facetOf', (select coalesce(json_agg(c.code), '[]')
          from spec_field_category s join category c on c.id = s.category_id
          where s.field_id = f.id and s.facet)
      ) order by f.position, f.code), '[]') from spec_field f) as specs,
    (select coalesce(json_agg(json_build_object('brand', b.code, 'model', m.name)), '[]')
      from machine_model m join brand b on b.id = m.brand_id) as models,
    (select coalesce(json_agg(json_build_object(
        'category', c.code, 'brand', b.code, 'words', w.words) order by w.id), '[]')
      from trade_word w left join category c on c.id = w.category_id
      left join brand b on b.id = w.brand_id where w.product_category_id is null) as words`

interface Rows extends Record<string, unknown> {
  categories: KnownCategory[]
  brands: Named[]
  certifications: Named[]
  specs: KnownSpec[]
  models: KnownModel[]
  words: WordSet[]
}

const byCode = <T extends Named>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.code, { ...row, names: row.names ?? {} }]))

async function readCatalogue(ctx: Ctx, fingerprint: string): Promise<Catalogue> {
  const { rows } = await ctx.db.execute<Rows>(CATALOGUE)
  const { categories, brands, certifications, specs, models, words } = one(rows)
  return {
    fingerprint,
    categories: byCode(categories),
    brands: byCode(brands),
    certifications: byCode(certifications),
    specs: [...byCode(specs).values()],
    models,
    words,
  }
}

const known = new WeakMap<object, Catalogue>()

/** At most a second old. It is read whole only when something of it has changed. */
export const catalogue = cached({ seconds: 1 }, async (ctx): Promise<Catalogue> => {
  const { rows } = await ctx.db.execute<{ fingerprint: string }>(FINGERPRINT)
  const { fingerprint } = one(rows)
  const before = known.get(ctx.db)
  if (before?.fingerprint === fingerprint) return before
  const read = await readCatalogue(ctx, fingerprint)
  known.set(ctx.db, read)
  return read
})

export const nameIn = ({ code, names }: Named, locale: LocaleCode): string =>
  names[locale] ?? names.en ?? code

/** A category's own code and those of its ancestors, from the first level down. */
export function pathOf({ categories }: Catalogue, code: string): KnownCategory[] {
  const path: KnownCategory[] = []
  for (
    let at = categories.get(code);
    at && path.length < 8;
    at = at.parent ? categories.get(at.parent) : undefined
  )
    path.unshift(at)
  return path
}
