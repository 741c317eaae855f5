import type { PageQuery } from '@ironsouq/contract/page'
import type { NoticeGroup } from '@ironsouq/contract/platform/notification/notification.limits'
import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { noticeEmail, notification } from './notification.tables.ts'

export type NotificationRow = typeof notification.$inferSelect
export type NoticeEmailRow = typeof noticeEmail.$inferSelect
export type NoticeQuery = PageQuery & { group?: NoticeGroup | undefined }

/** A page of a member's notifications, the latest first. */
export const noticesOf = (ctx: Ctx, memberId: string, { group, current, size }: NoticeQuery) =>
  ctx.db
    .select()
    .from(notification)
    .where(and(eq(notification.memberId, memberId), group && eq(notification.groupName, group)))
    .orderBy(desc(notification.createdAt), desc(notification.id))
    .limit(size)
    .offset((current - 1) * size)

export const unreadNotices = (ctx: Ctx, memberId: string): Promise<number> =>
  ctx.db.$count(notification, and(eq(notification.memberId, memberId), isNull(notification.readAt)))

/** The unread notifications of several members; a member without any is left out. */
export async function unreadByMember(
  ctx: Ctx,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { memberId, readAt } = notification
  const rows = await ctx.db
    .select({ memberId, number: count() })
    .from(notification)
    .where(and(inArray(memberId, [...memberIds]), isNull(readAt)))
    .groupBy(memberId)
  return new Map(rows.map((row) => [row.memberId, row.number]))
}

/** The number of notifications per group; groups without any count zero. */
export async function noticeCounts(
  ctx: Ctx,
  memberId: string,
): Promise<Record<NoticeGroup, number>> {
  const rows = await ctx.db
    .select({ group: notification.groupName, number: count() })
    .from(notification)
    .where(eq(notification.memberId, memberId))
    .groupBy(notification.groupName)
  const counts: Record<NoticeGroup, number> = { machines: 0, account: 0 }
  for (const { group, number } of rows) counts[group] = number
  return counts
}

export async function noticeEmailById(ctx: Ctx, id: string): Promise<NoticeEmailRow | undefined> {
  const [row] = await ctx.db.select().from(noticeEmail).where(eq(noticeEmail.id, id))
  return row
}
