import type { LocaleCode } from '@ironsouq/i18n/locales'
import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Something said in some of the languages, and in English, which the others fall back to. */
export type Said<T> = Partial<Record<LocaleCode, T>> & { en: T }

interface Texts {
  owner: PgColumn
  locale: PgColumn
}

/**
 * One column of a `*_text` table in the wanted language, or else in English [EQ-7]. `of` names the
 * outer row with its table (`device.id`): Drizzle leaves the table's name away in a select of one
 * table, and inside a subquery the bare name would be another column.
 */
export const inLanguage = (
  column: PgColumn,
  { owner, locale }: Texts,
  { of, wanted }: { of: SQL; wanted: SQL },
): SQL<string> => sql<string>`(
  select ${column} from ${column.table}
  where ${owner} = ${of} and ${locale} in (${wanted}, 'en')
  order by ${locale} = 'en' limit 1)`
