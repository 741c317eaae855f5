import { isOwnMatter } from '@ironsouq/contract/people/consent/consent.limits'
import type { MemberMessage } from '@ironsouq/contract/platform/realtime/realtime.frames'
import { and, eq, isNull } from 'drizzle-orm'
import { membersWithConsent } from '#features/people/consent/consent.queries.ts'
import { membersThere } from '#features/people/member/member.queries.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import { appendToChannels } from '#kernel/realtime/channel-log.ts'
import type { Notice, NoticeFacts, Occurred } from '#kernel/work/notices.ts'
import { MEMBER_CHANNEL } from './notification.channel.ts'
import { unreadByMember } from './notification.queries.ts'
import { notification } from './notification.tables.ts'

interface Delivery {
  memberIds: readonly string[]
  facts: NoticeFacts
  event: Occurred<object>
}

/** Tells the open clients of these members how many notifications are unread now. */
const publishToClients = (ctx: TxCtx, memberIds: readonly string[], type: 'notice' | 'read') =>
  appendToChannels(ctx, MEMBER_CHANNEL, memberIds, async (ids) => {
    const unread = await unreadByMember(ctx, ids)
    return (id): MemberMessage => ({ type, unread: unread.get(id) ?? 0 })
  })

/** Sends a number of another feature to the open clients of a member; it is counted in the member's order. */
export const publishToMember = (
  ctx: TxCtx,
  memberId: string,
  countNow: () => Promise<MemberMessage>,
): Promise<void> =>
  appendToChannels(ctx, MEMBER_CHANNEL, [memberId], async () => {
    const message = await countNow()
    return () => message
  })

/** Writes one notification per member, except for erased members and those without consent. */
export async function notify(
  ctx: TxCtx,
  notice: Notice,
  { memberIds, facts, event }: Delivery,
): Promise<void> {
  const { kind, group: groupName, topic } = notice
  const there = await membersThere(ctx, memberIds)
  const reached =
    topic && !isOwnMatter(topic)
      ? await membersWithConsent(ctx, there, { topic, way: 'here' })
      : there
  if (reached.length === 0) return
  const row = { kind, groupName, facts, link: notice.link(facts) }
  const { eventId, at: createdAt } = event
  const written = await ctx.db
    .insert(notification)
    .values(reached.map((memberId) => ({ ...row, memberId, eventId, createdAt })))
    .onConflictDoNothing({
      target: [notification.memberId, notification.eventId, notification.kind],
    })
    .returning({ memberId: notification.memberId })
  const notified = written.map(({ memberId }) => memberId)
  await publishToClients(ctx, notified, 'notice')
}

/** Marks one notification as read, or all. Another member's is not found. */
export const readNotices = (ctx: Ctx, memberId: string, noticeId?: string): Promise<void> =>
  atomic(ctx, async (ctx) => {
    const own = eq(notification.memberId, memberId)
    const which = and(own, noticeId === undefined ? undefined : eq(notification.id, noticeId))
    const read = await ctx.db
      .update(notification)
      .set({ readAt: ctx.now() })
      .where(and(which, isNull(notification.readAt)))
      .returning({ id: notification.id })
    if (read.length > 0) await publishToClients(ctx, [memberId], 'read')
    else if (noticeId !== undefined && (await ctx.db.$count(notification, which)) === 0)
      throw notFound()
  })
