import { desc, eq } from 'drizzle-orm'
import { personalData } from '#kernel/data/personal-data.ts'
import { checkIn } from './check-in.tables.ts'

export const checkInPersonalData = personalData({
  name: 'checkIns',
  tables: ['check_in'],
  async read(ctx, memberId) {
    const rows = await ctx.db
      .select({ day: checkIn.day, points: checkIn.points })
      .from(checkIn)
      .where(eq(checkIn.memberId, memberId))
      .orderBy(desc(checkIn.day))
    return rows.length > 0 ? rows : null
  },
  async erase(ctx, memberId) {
    await ctx.db.delete(checkIn).where(eq(checkIn.memberId, memberId))
  },
})
