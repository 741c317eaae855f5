import { desc, eq } from 'drizzle-orm'
import { personalData } from '#kernel/data/personal-data.ts'
import { noticeEmail, notification } from './notification.tables.ts'

export const notificationPersonalData = personalData({
  name: 'notices',
  tables: ['notification'],
  read: (ctx, memberId) =>
    ctx.db
      .select({
        kind: notification.kind,
        facts: notification.facts,
        at: notification.createdAt,
        readAt: notification.readAt,
      })
      .from(notification)
      .where(eq(notification.memberId, memberId))
      .orderBy(desc(notification.createdAt)),
  async erase(ctx, memberId) {
    await ctx.db.delete(notification).where(eq(notification.memberId, memberId))
  },
})

export const noticeEmailPersonalData = personalData({
  name: 'noticeEmails',
  tables: ['notice_email'],
  read: (ctx, memberId) =>
    ctx.db
      .select({
        kind: noticeEmail.kind,
        event: noticeEmail.event,
        at: noticeEmail.createdAt,
        sentAt: noticeEmail.sentAt,
      })
      .from(noticeEmail)
      .where(eq(noticeEmail.memberId, memberId))
      .orderBy(desc(noticeEmail.createdAt)),
  async erase(ctx, memberId) {
    await ctx.db.delete(noticeEmail).where(eq(noticeEmail.memberId, memberId))
  },
})
