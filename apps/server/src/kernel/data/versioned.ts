import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { TxCtx } from '#kernel/ctx.ts'
import { ConflictRefusal, notFound } from '#kernel/errors.ts'

type Versioned = PgTable & { id: PgColumn; version: PgColumn }

interface Change<T extends Versioned> {
  set: { [K in Exclude<keyof T['$inferInsert'], 'id' | 'version'>]?: T['$inferInsert'][K] | SQL }
  /** The record as the endpoint shows it, for a refusal; nothing if there is none. */
  read: () => Promise<object | null | undefined>
}

/**
 * Changes a row that is still at the version it was read at, and returns it at the next one. Of two
 * changes at once the second waits, finds another version and is refused with what `read` returns.
 * Its endpoint has `versioned: true`.
 */
export async function updateVersioned<T extends Versioned>(
  ctx: TxCtx,
  table: T,
  { id, version }: { id: string; version: number },
  { set, read }: Change<T>,
): Promise<T['$inferSelect']> {
  const [row] = await ctx.db
    .update(table as Versioned)
    .set({ ...set, version: sql`${table.version} + 1` })
    .where(and(eq(table.id, id), eq(table.version, version)))
    .returning(getTableColumns(table as Versioned))
  if (row) return row
  const current = await read()
  throw current ? new ConflictRefusal(current) : notFound()
}
