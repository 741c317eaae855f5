import { lt } from 'drizzle-orm'
import { forget } from '#kernel/forget.ts'
import { job } from '#kernel/jobs.ts'
import { notification, savedMail } from './notification.tables.ts'

/** Half a year: what was read or not by then is news to nobody. */
const KEPT_MS = 180 * 86_400_000

export const forgetOldNotices = job({
  name: 'notification.forget-old',
  cron: '47 2 * * *',
  async run(ctx) {
    const before = new Date(ctx.now().getTime() - KEPT_MS)
    await forget(ctx, notification, lt(notification.createdAt, before))
    await forget(ctx, savedMail, lt(savedMail.createdAt, before))
  },
})
