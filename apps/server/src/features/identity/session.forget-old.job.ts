import { lt, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Ctx } from '#kernel/ctx.ts'
import { job } from '#kernel/jobs.ts'
import { rateLimit } from '#kernel/kernel.tables.ts'
import { passkeyAttempt, session, socialAttempt, verificationCode } from './identity.tables.ts'

const DAY_MS = 86_400_000
/** So long it can still be seen, by whoever looks into a theft, when a session ended. */
const SESSION_KEPT_MS = 7 * DAY_MS
const ATTEMPT_KEPT_MS = DAY_MS
/** Few enough to lock nobody out, for long. */
const BATCH = 1000
const MOST_BATCHES = 500

/** Rows that were over before a moment, some at a time. */
async function forget(ctx: Ctx, over: PgColumn, before: Date | number): Promise<void> {
  const { table } = over
  for (let n = 0; n < MOST_BATCHES; n++) {
    const old = ctx.db
      .select({ place: sql`ctid` })
      .from(table)
      .where(lt(over, before))
      .limit(BATCH)
    const { rowCount } = await ctx.db
      .delete(table)
      .where(sql`ctid = any(array(${old})) and ${lt(over, before)}`)
    if ((rowCount ?? 0) < BATCH) return
  }
}

/** Sessions, codes and attempts that are over. A session that was ended is over from then on. */
export const forgetOldSessions = job({
  name: 'session.forget-old',
  cron: '23 * * * *',
  async run(ctx) {
    const now = ctx.now().getTime()
    const attempts = new Date(now - ATTEMPT_KEPT_MS)
    await forget(ctx, session.expiresAt, new Date(now - SESSION_KEPT_MS))
    await forget(ctx, verificationCode.expiresAt, attempts)
    await forget(ctx, passkeyAttempt.expiresAt, attempts)
    await forget(ctx, socialAttempt.expiresAt, attempts)
    await forget(ctx, rateLimit.expire, now)
  },
})
