import { desc, eq } from 'drizzle-orm'
import { personal } from '#kernel/personal.ts'
import { notification, savedMail } from './notification.tables.ts'

export const noticesKept = personal({
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

export const savedMailsKept = personal({
  name: 'savedMachineMails',
  tables: ['saved_mail'],
  read: (ctx, memberId) =>
    ctx.db
      .select({
        kind: savedMail.kind,
        deviceId: savedMail.deviceId,
        at: savedMail.createdAt,
        sentAt: savedMail.sentAt,
      })
      .from(savedMail)
      .where(eq(savedMail.memberId, memberId))
      .orderBy(desc(savedMail.createdAt)),
  async erase(ctx, memberId) {
    await ctx.db.delete(savedMail).where(eq(savedMail.memberId, memberId))
  },
})
