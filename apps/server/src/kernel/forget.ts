import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Ctx } from './ctx.ts'

/** Few enough to lock nobody out for long. */
const AT_A_TIME = 1000

/**
 * Deletes the rows that a condition holds of, some at a time: each batch is its own, so that nobody
 * waits for all. What is left after the last batch is found by the next run.
 */
export async function forget(
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
      .limit(AT_A_TIME)
    const { rowCount } = await ctx.db
      .delete(table)
      .where(sql`ctid = any(array(${old})) and ${over}`)
    if ((rowCount ?? 0) < AT_A_TIME) return
  }
}
