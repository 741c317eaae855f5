import { eq } from 'drizzle-orm'
import { personalData } from '#kernel/data/personal-data.ts'
import { announcementRead } from './announcement.tables.ts'

export const announcementPersonalData = personalData({
  name: 'announcementsRead',
  tables: ['announcement_read'],
  read: (ctx, memberId) =>
    ctx.db
      .select({
        announcementId: announcementRead.announcementId,
        readAt: announcementRead.createdAt,
      })
      .from(announcementRead)
      .where(eq(announcementRead.memberId, memberId)),
  async erase(ctx, memberId) {
    await ctx.db.delete(announcementRead).where(eq(announcementRead.memberId, memberId))
  },
})
