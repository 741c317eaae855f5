import { sql } from 'drizzle-orm'
import { cachedByLocale } from '#kernel/data/cached-by-locale.ts'

/** The specification fields with their names in the language of the request, or in English. */
export const specNames = cachedByLocale(async ({ db, locale }) => {
  const { rows } = await db.execute<{ code: string; name: string }>(sql`
    select code, coalesce((
      select name from spec_field_text
      where field_id = spec_field.id and locale in (${locale}, 'en') order by locale = 'en' limit 1
    ), code) as name
    from spec_field order by position, code`)
  return rows
})
