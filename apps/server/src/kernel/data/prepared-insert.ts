import { getTableColumns, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Ctx } from '#kernel/ctx.ts'
import { preparedSql } from './db.ts'

const snakeCase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const plain = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)

/**
 * Inserts any number of rows with one prepared statement: they are sent as one JSON array. A column that is not named
 * has its default. Returned are columns of identifiers and flags, which need no conversion.
 */
export function preparedInsert<
  T extends PgTable,
  C extends keyof T['$inferInsert'] & string,
  R extends keyof T['$inferSelect'] & string,
>(table: T, columns: readonly C[], returned: readonly R[]) {
  const { name } = getTableConfig(table)
  const types = getTableColumns(table)
  // The rows have the names of the process, the table has its own.
  const quoted = columns.map((column) => `"${column}"`).join(', ')
  const typed = columns.map((column) => `"${column}" ${types[column]?.getSQLType()}`).join(', ')
  const shown = returned.map((column) => `${snakeCase(column)} as "${column}"`).join(', ')
  const statement = preparedSql<Pick<T['$inferSelect'], R>>(
    `${name}_inserted`,
    sql`insert into ${sql.identifier(name)} (${sql.raw(columns.map(snakeCase).join(', '))})
      select ${sql.raw(quoted)}
      from jsonb_to_recordset(${sql.placeholder('rows')}::jsonb) as given (${sql.raw(typed)})
      returning ${sql.raw(shown)}`,
  )
  return async (ctx: Ctx, rows: readonly Pick<T['$inferInsert'], C>[]) =>
    (await statement(ctx).execute({ rows: JSON.stringify(rows, plain) })).rows
}
