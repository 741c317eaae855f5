import type { NoticeGroup } from '@ironsouq/contract/notification/notification.limits'
import type { PageQuery } from '@ironsouq/contract/page'
import { and, count, desc, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { notification, savedMail } from './notification.tables.ts'

export type NoticeRow = typeof notification.$inferSelect
export type SavedMailRow = typeof savedMail.$inferSelect
export type NoticeQuery = PageQuery & { group?: NoticeGroup | undefined }

/** What a member was told, the latest first. */
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

/** How much of each group there is, of groups without any as well. */
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

export async function savedMailById(ctx: Ctx, id: string): Promise<SavedMailRow | undefined> {
  const [row] = await ctx.db.select().from(savedMail).where(eq(savedMail.id, id))
  return row
}
