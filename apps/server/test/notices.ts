import { sendNoticeEmail } from '#features/platform/notification/notification.on-email-planned.ts'
import { writeNotice } from '#features/platform/notification/notification.on-notice.ts'
import { notices } from '#features/registry.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { type AnyNotice, isMemberNotice, type NoticeKind } from '#kernel/work/notices.ts'

const isOf = (kind: NoticeKind) => (each: AnyNotice) => each.kind === kind

/** A notice of members. */
export const noticeOf = (kind: NoticeKind) => one(notices.filter(isMemberNotice).filter(isOf(kind)))

interface Delivered {
  eventId: string
  at?: Date
}

/** Runs the consumer of one notice, as the queue does. */
export function deliverNotice(
  ctx: Ctx,
  kind: NoticeKind,
  event: Delivered & Record<string, unknown>,
): Promise<void> {
  return writeNotice(one(notices.filter(isOf(kind)))).handle(ctx, { at: ctx.now(), ...event })
}

/** Runs the consumer that sends a planned email. */
export function deliverEmail(ctx: Ctx, noticeEmailId: string): Promise<void> {
  const event = { noticeEmailId, eventId: 'any', at: ctx.now() }
  return sendNoticeEmail(notices.filter(isMemberNotice)).handle(ctx, event)
}
