import { and, eq, isNull } from 'drizzle-orm'
import { membersThere } from '#features/member/member.queries.ts'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import { NOTICE_KINDS, type NoticeKind } from './notification.rules.ts'
import { notification } from './notification.tables.ts'

export interface Told {
  memberIds: readonly string[]
  kind: NoticeKind
  /** Ids, money and moments that fill its words; never words of a person. */
  facts: Readonly<Record<string, string>>
  /** A path of the shop without a language. */
  link: string | null
  /** What it tells of: told twice, it is one notice. */
  eventId: string
}

/** Whoever was erased meanwhile is told nothing. */
export async function notify(ctx: TxCtx, { memberIds, kind, ...told }: Told): Promise<void> {
  const there = await membersThere(ctx, memberIds)
  if (there.length === 0) return
  const groupName = NOTICE_KINDS[kind]
  const notice = { ...told, kind, groupName, createdAt: ctx.now() }
  await ctx.db
    .insert(notification)
    .values(there.map((memberId) => ({ ...notice, memberId })))
    .onConflictDoNothing({ target: [notification.memberId, notification.eventId] })
}

/** Marks one notice as read, or all. One of somebody else is as if it were none. */
export async function readNotices(ctx: Ctx, memberId: string, noticeId?: string): Promise<void> {
  const own = eq(notification.memberId, memberId)
  const which = and(own, noticeId === undefined ? undefined : eq(notification.id, noticeId))
  await ctx.db
    .update(notification)
    .set({ readAt: ctx.now() })
    .where(and(which, isNull(notification.readAt)))
  if (noticeId !== undefined && (await ctx.db.$count(notification, which)) === 0) throw notFound()
}
