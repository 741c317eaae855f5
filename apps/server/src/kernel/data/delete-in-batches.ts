import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Ctx } from '#kernel/ctx.ts'

/** Small enough that no lock is held for long. */
const BATCH = 1000

/**
 * Deletes the rows that match a condition in batches, each in its own transaction, so that other
 * statements do not wait for all of them. The next run finds what is left after the last batch.
 */
export async function deleteInBatches(
  ctx: Ctx,
  table: PgTable,
  over: SQL,
  mostBatches = Infinity,
): Promise<void> {
  for (let batch = 0; batch < mostBatches; batch++) {
    const old = ctx.db
      .select({ place: sql`ctid` })
      .from(table)
      .where(over)
      .limit(BATCH)
    const { rowCount } = await ctx.db
      .delete(table)
      .where(sql`ctid = any(array(${old})) and ${over}`)
    if ((rowCount ?? 0) < BATCH) return
  }
}
