import type { Ctx } from '@ironsouq/server/kernel/ctx.ts'
import { one } from '@ironsouq/server/kernel/data/db.ts'
import { sql, type SQL } from 'drizzle-orm'

/**
 * Settings for a transaction that writes rows for measuring. Only a superuser may leave out the checks
 * of references, which are most of the time; such rows refer to rows that were just read.
 */
export async function unchecked(ctx: Ctx): Promise<SQL[]> {
  const { rows } = await ctx.db.execute<{ super: boolean }>(
    sql`select rolsuper as super from pg_roles where rolname = current_user`,
  )
  const hurried = sql`set local synchronous_commit = off`
  return one(rows).super ? [hurried, sql`set local session_replication_role = replica`] : [hurried]
}
