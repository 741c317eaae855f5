import type { DeskChoices } from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import { sql } from 'drizzle-orm'
import { cachedByLocale } from '#kernel/data/cached-by-locale.ts'
import { one } from '#kernel/data/db.ts'

type Named = 'category' | 'brand' | 'seller' | 'yard' | 'certification'

const nameOf = (noun: Named, locale: string) => sql`(
  select t.name from ${sql.identifier(`${noun}_text`)} as t
  where t.${sql.identifier(`${noun}_id`)} = n.id and t.locale in (${locale}, 'en')
  order by t.locale = 'en' limit 1)`

const listOf = (noun: Named, locale: string, more = sql``, order = sql`n.code`) => sql`(
  select coalesce(json_agg(json_build_object('id', n.id, 'code', n.code,
    'name', ${nameOf(noun, locale)} ${more}) order by ${order}), '[]')
  from ${sql.identifier(noun)} as n)`

/** What the forms of the equipment desk offer, in the language of the request. */
export const deskChoices = cachedByLocale(async (ctx): Promise<DeskChoices> => {
  const { locale } = ctx
  const isLeaf = sql`, 'parentId', n.parent_id,
    'isLeaf', not exists (select 1 from category as c where c.parent_id = n.id)`
  const { rows } = await ctx.db.execute<DeskChoices & Record<string, unknown>>(sql`
    select ${listOf('category', locale, isLeaf, sql`n.position, n.code`)} as categories,
      ${listOf('brand', locale)} as brands,
      ${listOf('seller', locale)} as sellers,
      ${listOf('yard', locale, sql`, 'emirate', n.emirate`)} as yards,
      ${listOf('certification', locale, sql``, sql`n.position`)} as certifications`)
  return one(rows)
})
