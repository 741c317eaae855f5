import { desc, eq } from 'drizzle-orm'
import { personal } from '#kernel/personal.ts'
import { browse } from './history.tables.ts'

export const historyKept = personal({
  name: 'history',
  tables: ['browse'],
  read: (ctx, memberId) =>
    ctx.db
      .select({
        deviceId: browse.deviceId,
        day: browse.day,
        seenAt: browse.seenAt,
        times: browse.times,
      })
      .from(browse)
      .where(eq(browse.memberId, memberId))
      .orderBy(desc(browse.seenAt)),
  async erase(ctx, memberId) {
    await ctx.db.delete(browse).where(eq(browse.memberId, memberId))
  },
})
