import type { LocaleCode } from '@ironsouq/i18n/locales'
import { sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { cached } from '#kernel/data/cached.ts'
import { one } from '#kernel/data/db.ts'

export interface KnownNames {
  code: string
  /** The names in every language, and the trade words. */
  names: string[]
  /** Its name by language. */
  labels: Partial<Record<LocaleCode, string>>
}

export interface KnownMachine {
  modelId: string
  brand: string
  model: string
}

/** Everything that the words of a search for parts can name. */
export interface PartCatalogue {
  categories: (KnownNames & { parent: string | null })[]
  brands: KnownNames[]
  machines: KnownMachine[]
  /** Kinds of machines: they say what a part is for and name no part. */
  machineKinds: string[]
}

/** Changes when, and only when, anything of the catalogue does. */
const FINGERPRINT = sql`
  select md5(concat_ws('|',
    (select md5(string_agg(concat_ws(',', id, parent_id, code), ';' order by id)) from product_category),
    (select md5(string_agg(concat_ws(',', product_category_id, locale, name), ';'
      order by product_category_id, locale)) from product_category_text),
    (select md5(string_agg(concat_ws(',', brand_id, locale, name), ';' order by brand_id, locale)) from brand_text),
    (select md5(string_agg(concat_ws(',', category_id, locale, name), ';' order by category_id, locale)) from category_text),
    (select md5(string_agg(concat_ws(',', id, product_category_id, brand_id, array_to_string(words, ',')), ';'
      order by id)) from trade_word),
    (select concat_ws(',', count(*), max(created_at)) from machine_model)
  )) as fingerprint`

const CATALOGUE = sql`
  select
    (select coalesce(json_agg(json_build_object('code', c.code, 'parent', p.code,
        'labels', (select coalesce(json_object_agg(locale, name), '{}') from product_category_text
          where product_category_id = c.id),
        'names', array(
        select name from product_category_text where product_category_id = c.id
        union select unnest(words) from trade_word where product_category_id = c.id)) order by c.code), '[]')
      from product_category c left join product_category p on p.id = c.parent_id) as categories,
    (select coalesce(json_agg(json_build_object('code', b.code,
        'labels', (select coalesce(json_object_agg(locale, name), '{}') from brand_text where brand_id = b.id),
        'names', array(
        select name from brand_text where brand_id = b.id
        union select unnest(words) from trade_word where brand_id = b.id)) order by b.code), '[]')
      from brand b) as brands,
    (select coalesce(json_agg(json_build_object('modelId', m.id, 'brand', b.code, 'model', m.name)
        order by m.id), '[]')
      from machine_model m join brand b on b.id = m.brand_id) as machines,
    (select coalesce(json_agg(name), '[]') from (
        select name from category_text
        union select unnest(words) from trade_word where category_id is not null) as kinds) as "machineKinds"`

type Row = PartCatalogue & Record<string, unknown>

const known = new WeakMap<object, { fingerprint: string; catalogue: PartCatalogue }>()

/** At most two seconds old. It is read whole only when something of it has changed. */
export const partCatalogue = cached({ seconds: 2 }, async (ctx: Ctx): Promise<PartCatalogue> => {
  const { rows } = await ctx.db.execute<{ fingerprint: string }>(FINGERPRINT)
  const { fingerprint } = one(rows)
  const before = known.get(ctx.db)
  if (before?.fingerprint === fingerprint) return before.catalogue
  const catalogue = one((await ctx.db.execute<Row>(CATALOGUE)).rows)
  known.set(ctx.db, { fingerprint, catalogue })
  return catalogue
})
