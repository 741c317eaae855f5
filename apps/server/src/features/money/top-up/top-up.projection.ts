import { sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'

const DAY_MS = 86_400_000

/** What else the member topped up since a time, and what is being paid and not in the balance yet. */
export async function toppedUp(ctx: Ctx, memberId: string, besides: string | null) {
  const since = new Date(ctx.now().getTime() - DAY_MS)
  const { rows } = await ctx.db.execute<{ day: string; open: string }>(sql`
    select coalesce(sum(t.amount_minor) filter (where t.created_at > ${since}), 0) as day,
      coalesce(sum(t.amount_minor) filter (where not p.is_paid), 0) as open
    from top_up t join lateral (
      select bool_or(state = 'paid') as is_paid from payment
      where subject_id = t.id and subject_kind = 'topUp' and state in ('opening', 'open', 'paid')) p on p.is_paid is not null
    where t.member_id = ${memberId} and t.id is distinct from ${besides}::uuid
      and (t.created_at > ${since} or not p.is_paid)`)
  return { dayMinor: BigInt(rows[0]?.day ?? 0), openMinor: BigInt(rows[0]?.open ?? 0) }
}
