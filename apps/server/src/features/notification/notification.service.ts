import { and, eq, isNull } from 'drizzle-orm'
import { membersWithConsent } from '#features/consent/consent.queries.ts'
import { membersThere } from '#features/member/member.queries.ts'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import type { AnyNotice, NoticeFacts, Occurred } from '#kernel/work/notices.ts'
import { notification } from './notification.tables.ts'

interface Delivery {
  memberIds: readonly string[]
  facts: NoticeFacts
  event: Occurred<object>
}

/** Writes one notification per member, except for erased members and those without consent. */
export async function notify(
  ctx: TxCtx,
  notice: AnyNotice,
  { memberIds, facts, event }: Delivery,
): Promise<void> {
  const { kind, group: groupName, topic } = notice
  const there = await membersThere(ctx, memberIds)
  const reached = topic ? await membersWithConsent(ctx, there, { topic, way: 'here' }) : there
  if (reached.length === 0) return
  const row = { kind, groupName, facts, link: notice.link(facts) }
  const { eventId, at: createdAt } = event
  await ctx.db
    .insert(notification)
    .values(reached.map((memberId) => ({ ...row, memberId, eventId, createdAt })))
    .onConflictDoNothing({
      target: [notification.memberId, notification.eventId, notification.kind],
    })
}

/** Marks one notification as read, or all. Another member's is not found. */
export async function readNotices(ctx: Ctx, memberId: string, noticeId?: string): Promise<void> {
  const own = eq(notification.memberId, memberId)
  const which = and(own, noticeId === undefined ? undefined : eq(notification.id, noticeId))
  await ctx.db
    .update(notification)
    .set({ readAt: ctx.now() })
    .where(and(which, isNull(notification.readAt)))
  if (noticeId !== undefined && (await ctx.db.$count(notification, which)) === 0) throw notFound()
}
