import { sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { tooManyRequests } from '#kernel/errors.ts'
import type { Actor } from '#kernel/http/serve.ts'
import { memberReading } from './member-support.tables.ts'

/** Faster than a person reads; without it all members could be copied within minutes. */
const CALLS = { max: 60, seconds: 600 }
/** More than anyone needs to help those who ask on a day. */
export const MANY_MEMBERS = 500

/** Per person and not per address: colleagues share one. */
export async function limitReading(ctx: Ctx, { id }: Actor): Promise<void> {
  const tried = await ctx.attemptLimits.consume('member-reading', id, CALLS)
  if (!tried.isAllowed) throw tooManyRequests(tried.waitSeconds)
}

/** Writes down how many members a person was shown today, and reports one who reads very many. */
export async function noteReading(ctx: Ctx, { id: staffId }: Actor, count: number): Promise<void> {
  if (count === 0) return
  const now = ctx.now()
  const rows = await ctx.db
    .insert(memberReading)
    .values({ staffId, day: now.toISOString().slice(0, 10), members: count, createdAt: now })
    .onConflictDoUpdate({
      target: [memberReading.staffId, memberReading.day],
      set: { members: sql`${memberReading.members} + excluded.members` },
    })
    .returning({ members: memberReading.members })
  const { members } = one(rows)
  if (members >= MANY_MEMBERS && members - count < MANY_MEMBERS)
    ctx.log.error({ staffId, members }, 'a person of the back office reads very many members')
}
