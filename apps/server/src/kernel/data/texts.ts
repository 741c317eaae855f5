import { type LocaleCode, LOCALES } from '@ironsouq/i18n/locales'
import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { TxCtx } from '#kernel/ctx.ts'

/** A value in some of the languages and always in English, which the others fall back to. */
export type Translated<T> = Partial<Record<LocaleCode, T>> & { en: T }

const isLocale = (code: string): code is LocaleCode => code in LOCALES

/** The names in rows of a `*_text` table, by language. */
export function namesIn(rows: readonly { locale: string; name: string }[]): Translated<string> {
  const names: Partial<Record<LocaleCode, string>> = {}
  for (const { locale, name } of rows) if (isLocale(locale)) names[locale] = name
  return { ...names, en: names.en ?? '' }
}

interface Texts {
  owner: PgColumn
  locale: PgColumn
}

/**
 * One column of a `*_text` table in the wanted language, or else in English [EQ-7]. `of` names the
 * outer row with its table (`device.id`): Drizzle leaves the table's name away in a select of one
 * table, and inside a subquery the bare name would be another column.
 */
export const textIn = (
  column: PgColumn,
  { owner, locale }: Texts,
  { of, wanted }: { of: SQL; wanted: SQL },
): SQL<string> => sql<string>`(
  select ${column} from ${column.table}
  where ${owner} = ${of} and ${locale} in (${wanted}, 'en')
  order by ${locale} = 'en' limit 1)`

/** The same languages with another value each: `textsOf(names, (name) => ({ name }))`. */
export const textsOf = <T, Columns>(
  texts: Partial<Record<LocaleCode, T>>,
  columnsOf: (text: T, locale: string) => Columns,
): Partial<Record<LocaleCode, Columns>> =>
  Object.fromEntries(
    Object.entries(texts).map(([locale, text]) => [locale, columnsOf(text, locale)]),
  )

type TextTable = PgTable & { locale: PgColumn; createdAt: PgColumn }

/** One language's columns of a `*_text` row: everything but its key and its time. */
type TextColumns<T extends TextTable, Owner> = Omit<
  T['$inferInsert'],
  keyof Owner | 'locale' | 'createdAt'
>

/**
 * Replaces all `*_text` rows of one owner. `owner` is the owner's key as the text table names it:
 * `replaceTexts(ctx, currencyText, { currencyCode: 'AED' }, { en: { name: 'Dirham' } })`.
 */
export async function replaceTexts<
  T extends TextTable,
  const Owner extends { [K in keyof T['$inferInsert']]?: T['$inferInsert'][K] },
>(
  ctx: TxCtx,
  table: T,
  owner: Owner,
  texts: Partial<Record<LocaleCode, TextColumns<T, Owner>>>,
): Promise<void> {
  const columns = getTableColumns(table)
  const ofOwner = Object.entries(owner).map(([name, value]) => eq(columns[name] as PgColumn, value))
  if (ofOwner.length === 0) throw new Error('replaceTexts needs the key of an owner')
  await ctx.db.delete(table).where(and(...ofOwner))
  const createdAt = ctx.now()
  const rows = Object.entries(texts).map(([locale, text]) => ({
    ...owner,
    ...text,
    locale,
    createdAt,
  }))
  // TypeScript cannot see that the owner's key and the rest make a whole row.
  if (rows.length > 0) await ctx.db.insert(table).values(rows as never)
}
