import { sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'

/**
 * Leaves a gap in every sequence whose numbers people read: of inquiries, quotes, reports, applications, machines.
 * Keys that only the database uses stay without one. Returns how many there are.
 */
export async function skipNumbers(ctx: Ctx, by: number): Promise<number> {
  const { rows } = await ctx.db.execute(sql`
    select max(nextval(format('%I.%I', schemaname, sequencename)::regclass))
    from pg_sequences, generate_series(0, ${by}::int)
    where schemaname = 'public'
      and (sequencename ~ '_(no|number)(_seq)?$' or sequencename = 'device_seq_seq')
    group by schemaname, sequencename`)
  return rows.length
}
