import { lt } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Ctx } from '#kernel/ctx.ts'
import { forget } from '#kernel/forget.ts'
import { job } from '#kernel/jobs.ts'
import { rateLimit } from '#kernel/kernel.tables.ts'
import { passkeyAttempt, session, socialAttempt, verificationCode } from './identity.tables.ts'

const DAY_MS = 86_400_000
/** So long it can still be seen, by whoever looks into a theft, when a session ended. */
const SESSION_KEPT_MS = 7 * DAY_MS
const ATTEMPT_KEPT_MS = DAY_MS
const MOST_BATCHES = 500

const forgetBefore = (ctx: Ctx, over: PgColumn, before: Date | number) =>
  forget(ctx, over.table, lt(over, before), MOST_BATCHES)

/** Sessions, codes and attempts that are over. A session that was ended is over from then on. */
export const forgetOldSessions = job({
  name: 'session.forget-old',
  cron: '23 * * * *',
  async run(ctx) {
    const now = ctx.now().getTime()
    const attempts = new Date(now - ATTEMPT_KEPT_MS)
    await forgetBefore(ctx, session.expiresAt, new Date(now - SESSION_KEPT_MS))
    await forgetBefore(ctx, verificationCode.expiresAt, attempts)
    await forgetBefore(ctx, passkeyAttempt.expiresAt, attempts)
    await forgetBefore(ctx, socialAttempt.expiresAt, attempts)
    await forgetBefore(ctx, rateLimit.expire, now)
  },
})
