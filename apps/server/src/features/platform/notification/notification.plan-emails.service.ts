import { isOwnMatter } from '@ironsouq/contract/people/consent/consent.limits'
import { membersWithConsent } from '#features/people/consent/consent.queries.ts'
import { membersWithMail } from '#features/people/member/member.queries.ts'
import type { TxCtx } from '#kernel/ctx.ts'
import { emitAll, occurrence } from '#kernel/work/events.ts'
import type { Notice, Occurred } from '#kernel/work/notices.ts'
import { noticeEmailPlanned } from './notification.events.ts'
import { payloadOf } from './notification.rules.ts'
import { noticeEmail } from './notification.tables.ts'

/**
 * Plans the email of a notice for the members who can be reached by email and consent to it. The
 * plan and the event that sends it are one commit, and the unique key allows one plan per member
 * and event, so a second run plans nothing twice.
 */
export async function planEmails(
  ctx: TxCtx,
  notice: Notice,
  { memberIds, event }: { memberIds: readonly string[]; event: Occurred<object> },
): Promise<void> {
  if (!notice.mail) return
  const { kind, topic } = notice
  const wanted = topic
    ? await membersWithConsent(ctx, memberIds, { topic, way: 'email' })
    : memberIds
  const isVerified = topic !== undefined && !isOwnMatter(topic)
  const reached = await membersWithMail(ctx, wanted, { isVerified })
  if (reached.length === 0) return
  const { eventId, at: createdAt } = event
  const plan = { kind, event: payloadOf(event), eventId, createdAt }
  const planned = await ctx.db
    .insert(noticeEmail)
    .values(reached.map((memberId) => ({ ...plan, memberId })))
    .onConflictDoNothing({ target: [noticeEmail.memberId, noticeEmail.eventId, noticeEmail.kind] })
    .returning({ noticeEmailId: noticeEmail.id })
  if (planned.length === 0) return
  const occurrences = planned.map((row) => occurrence(noticeEmailPlanned, row))
  await emitAll(ctx, occurrences)
}
