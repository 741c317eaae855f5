import { eq, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { TxCtx } from '#kernel/ctx.ts'
import { ConflictRefusal, FieldFaults } from '#kernel/errors.ts'

type Ordered = PgTable & { id: PgColumn; code: PgColumn; position: PgColumn }

interface Row {
  id: string
  code: string
  position: number
}

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id, n) => id === b[n])

/** The places of rows, ascending; rows that shared one get places of their own. */
const placesOf = (rows: readonly Row[]): number[] =>
  rows.reduce<number[]>((places, { position }) => {
    const last = places.at(-1)
    return [...places, last === undefined ? position : Math.max(position, last + 1)]
  }, [])

/**
 * Puts rows in another order within the places that they have; other rows stay where they are. It is
 * refused with the ids in their current order when that is no longer `before`. Returns the codes in
 * both orders, for the audit log.
 */
export async function reorder(
  ctx: TxCtx,
  table: Ordered,
  { before, after }: { before: readonly string[]; after: readonly string[] },
): Promise<{ before: string[]; after: string[] }> {
  if (!isSame(before.toSorted(), after.toSorted()))
    throw new FieldFaults([{ field: 'after', key: 'error.fieldNotAllowed', values: {} }])
  const { id, code, position } = table
  const rows = (await ctx.db
    .select({ id, code, position })
    .from(table)
    .where(inArray(id, [...before]))
    .for('update')) as Row[]
  // The lock may have waited for another order: the database sorted before it.
  const current = rows.toSorted((a, b) => a.position - b.position || (a.code < b.code ? -1 : 1))
  const ids = current.map((row) => row.id)
  if (!isSame(ids, before)) throw new ConflictRefusal(ids)
  const places = placesOf(current)
  const codeOf = new Map(current.map((row) => [row.id, row.code]))
  for (const [n, moved] of after.entries())
    await ctx.db.update(table).set({ position: places[n] }).where(eq(id, moved))
  const codes = (list: readonly string[]) => list.map((each) => codeOf.get(each) ?? each)
  return { before: codes(before), after: codes(after) }
}
