import { desc, eq } from 'drizzle-orm'
import { personalData } from '#kernel/data/personal-data.ts'
import { browse } from './history.tables.ts'

export const historyPersonalData = personalData({
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
