import { inArray, lt } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { job } from '#kernel/jobs.ts'
import { notification, savedMail } from './notification.tables.ts'

/** Half a year: what was read or not by then is news to nobody. */
const KEPT_MS = 180 * 86_400_000
/** Few enough to lock nobody out for long. */
const AT_A_TIME = 5000

async function forget(ctx: Ctx, table: typeof notification | typeof savedMail): Promise<void> {
  const old = ctx.db
    .select({ id: table.id })
    .from(table)
    .where(lt(table.createdAt, new Date(ctx.now().getTime() - KEPT_MS)))
    .orderBy(table.id) // later rows have later keys: the old ones are found first
    .limit(AT_A_TIME)
  for (;;) {
    const { rowCount } = await ctx.db.delete(table).where(inArray(table.id, old))
    if ((rowCount ?? 0) < AT_A_TIME) return
  }
}

export const forgetOldNotices = job({
  name: 'notification.forget-old',
  cron: '47 2 * * *',
  async run(ctx) {
    await forget(ctx, notification)
    await forget(ctx, savedMail)
  },
})
