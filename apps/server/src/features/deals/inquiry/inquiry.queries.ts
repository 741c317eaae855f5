import {
  attachmentLifecycle,
  type InquiryState,
} from '@ironsouq/contract/deals/inquiry/inquiry.lifecycle'
import type { Attachment } from '@ironsouq/contract/deals/inquiry/inquiry.schema'
import { TODAY_MOST } from '@ironsouq/contract/platform/today/today.endpoints'
import { and, count, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, sql } from 'drizzle-orm'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import { inquiry, inquiryAttachment, inquiryMessage } from './inquiry.tables.ts'

export type InquiryRecord = typeof inquiry.$inferSelect
export type AttachmentRecord = typeof inquiryAttachment.$inferSelect

const DAY_MS = 86_400_000
/** A text that was sent within this time counts as repeated. */
const REPEATED_MS = 30 * DAY_MS

export async function inquiryById(ctx: Ctx, id: string): Promise<InquiryRecord | undefined> {
  const [row] = await ctx.db.select().from(inquiry).where(eq(inquiry.id, id))
  return row
}

/** Locked until the end of the transaction. */
export async function lockedInquiry(ctx: TxCtx, id: string): Promise<InquiryRecord | undefined> {
  const [row] = await ctx.db.select().from(inquiry).where(eq(inquiry.id, id)).for('update')
  return row
}

/** An inquiry of another member is not found. */
export async function inquiryOf(
  ctx: Ctx,
  memberId: string,
  id: string,
): Promise<InquiryRecord | undefined> {
  const [row] = await ctx.db
    .select()
    .from(inquiry)
    .where(and(eq(inquiry.id, id), eq(inquiry.memberId, memberId)))
  return row
}

export async function inquirySubmittedAs(ctx: Ctx, memberId: string, submissionId: string) {
  const [row] = await ctx.db
    .select({ id: inquiry.id, inquiryNo: inquiry.inquiryNo })
    .from(inquiry)
    .where(and(eq(inquiry.memberId, memberId), eq(inquiry.submissionId, submissionId)))
  return row
}

const since = (ctx: Ctx, ms: number) => new Date(ctx.now().getTime() - ms)

/** Inquiries that the member sent within a day. */
export const inquiriesToday = (ctx: Ctx, memberId: string): Promise<number> =>
  ctx.db.$count(
    inquiry,
    and(eq(inquiry.memberId, memberId), gt(inquiry.createdAt, since(ctx, DAY_MS))),
  )

/** What the buyer wrote into one thread within a day. */
export const messagesToday = (ctx: Ctx, inquiryId: string): Promise<number> =>
  ctx.db.$count(
    inquiryMessage,
    and(
      eq(inquiryMessage.inquiryId, inquiryId),
      eq(inquiryMessage.author, 'buyer'),
      gt(inquiryMessage.createdAt, since(ctx, DAY_MS)),
    ),
  )

export const inquiriesWithContent = (ctx: Ctx, contentHash: string): Promise<number> =>
  ctx.db.$count(
    inquiry,
    and(eq(inquiry.contentHash, contentHash), gt(inquiry.createdAt, since(ctx, REPEATED_MS))),
  )

/** The different sellers whom the member asked within a day. */
export async function sellersAskedToday(ctx: Ctx, memberId: string): Promise<ReadonlySet<string>> {
  const rows = await ctx.db
    .selectDistinct({ sellerId: inquiry.sellerId })
    .from(inquiry)
    .where(
      and(
        eq(inquiry.memberId, memberId),
        gt(inquiry.createdAt, since(ctx, DAY_MS)),
        isNotNull(inquiry.sellerId),
      ),
    )
  return new Set(rows.flatMap(({ sellerId }) => sellerId ?? []))
}

export interface InquiryCounts extends Record<InquiryState, number> {
  /** Inquiries with a message that the buyer has not read. */
  unread: number
}

/** The member's inquiries by state [CL-12]. */
export async function inquiryCounts(ctx: Ctx, memberId: string): Promise<InquiryCounts> {
  const rows = await ctx.db
    .select({
      state: inquiry.state,
      number: count(),
      unread: sql<number>`(count(*) filter (where ${inquiry.lastSeq} > ${inquiry.buyerReadSeq}))::int`,
    })
    .from(inquiry)
    .where(eq(inquiry.memberId, memberId))
    .groupBy(inquiry.state)
  const counts: InquiryCounts = { unaudited: 0, pushed: 0, invalid: 0, unread: 0 }
  for (const { state, number, unread } of rows) {
    counts[state] = number
    counts.unread += unread
  }
  return counts
}

/** More than this is not shown. */
const capped = (count: number) => Math.min(count, TODAY_MOST + 1)

/** What waits for staff: inquiries to review, and those with a message that no one has read. */
export async function inquiriesForStaffNow(ctx: Ctx) {
  const unaudited = await ctx.db.$count(inquiry, eq(inquiry.state, 'unaudited'))
  const unread = await ctx.db.$count(
    inquiry,
    and(eq(inquiry.state, 'pushed'), gt(inquiry.lastSeq, inquiry.staffReadSeq)),
  )
  return { inquiries: capped(unaudited), inquiryReplies: capped(unread) }
}

/** How many other inquiries the member sent. */
export const inquiriesBeside = (ctx: Ctx, { id, memberId }: InquiryRecord): Promise<number> =>
  ctx.db.$count(inquiry, and(eq(inquiry.memberId, memberId), ne(inquiry.id, id)))

export interface Owner {
  audience: string
  id: string
}

/** A file of another owner is not found. */
export async function attachmentOf(
  ctx: Ctx,
  owner: Owner,
  id: string,
): Promise<AttachmentRecord | undefined> {
  const [row] = await ctx.db
    .select()
    .from(inquiryAttachment)
    .where(
      and(
        eq(inquiryAttachment.id, id),
        eq(inquiryAttachment.ownerAudience, owner.audience),
        eq(inquiryAttachment.ownerId, owner.id),
      ),
    )
  return row
}

export async function attachmentById(ctx: Ctx, id: string): Promise<AttachmentRecord | undefined> {
  const [row] = await ctx.db.select().from(inquiryAttachment).where(eq(inquiryAttachment.id, id))
  return row
}

/** A file that was sent with a message: of any inquiry, or of one member's. */
export async function attachmentSent(ctx: Ctx, id: string, memberId?: string) {
  const [row] = await ctx.db
    .select({ objectKey: inquiryAttachment.objectKey, fileName: inquiryAttachment.fileName })
    .from(inquiryAttachment)
    .innerJoin(inquiryMessage, eq(inquiryMessage.id, inquiryAttachment.messageId))
    .innerJoin(inquiry, eq(inquiry.id, inquiryMessage.inquiryId))
    .where(
      and(
        eq(inquiryAttachment.id, id),
        memberId === undefined ? undefined : eq(inquiry.memberId, memberId),
      ),
    )
  return row
}

export const presentAttachment = (row: AttachmentRecord): Attachment => ({
  attachmentId: row.id,
  fileName: row.fileName,
  type: row.type,
  size: row.size,
  state: row.state,
})

/** The files of messages, by the ids of the messages. */
export async function attachmentsOf(ctx: Ctx, messageIds: readonly string[]) {
  const rows =
    messageIds.length === 0
      ? []
      : await ctx.db
          .select()
          .from(inquiryAttachment)
          .where(inArray(inquiryAttachment.messageId, [...messageIds]))
          .orderBy(inquiryAttachment.id)
  return Map.groupBy(rows, ({ messageId }) => messageId ?? '')
}

/** Who wrote the message at this place of a thread. */
export async function messageAt(ctx: Ctx, inquiryId: string, seq: number) {
  const [row] = await ctx.db
    .select({
      id: inquiryMessage.id,
      author: inquiryMessage.author,
      sellerId: inquiryMessage.sellerId,
    })
    .from(inquiryMessage)
    .where(and(eq(inquiryMessage.inquiryId, inquiryId), eq(inquiryMessage.seq, seq)))
  return row
}

/** The inquiry that a message belongs to, and the seller whom the message names. */
export async function inquiryWithMessage(ctx: Ctx, messageId: string) {
  const [row] = await ctx.db
    .select({
      id: inquiry.id,
      memberId: inquiry.memberId,
      state: inquiry.state,
      sellerId: inquiryMessage.sellerId,
    })
    .from(inquiryMessage)
    .innerJoin(inquiry, eq(inquiry.id, inquiryMessage.inquiryId))
    .where(eq(inquiryMessage.id, messageId))
  return row
}

/** Of one member's inquiries: everything that they and others wrote. */
export const messagesWithMember = (ctx: Ctx, memberId: string) =>
  ctx.db
    .select({
      inquiryNo: inquiry.inquiryNo,
      author: inquiryMessage.author,
      body: inquiryMessage.body,
      sentAt: inquiryMessage.createdAt,
    })
    .from(inquiryMessage)
    .innerJoin(inquiry, eq(inquiry.id, inquiryMessage.inquiryId))
    .where(eq(inquiry.memberId, memberId))
    .orderBy(inquiry.inquiryNo, inquiryMessage.seq)

/** A file without a message that no one will send any more. */
export const isUnused = (ctx: Ctx) =>
  and(isNull(inquiryAttachment.messageId), lt(inquiryAttachment.updatedAt, since(ctx, DAY_MS)))

/** Checked uploads that can no longer change; the others are still needed or go with their row. */
export const uploadsToClear = (ctx: Ctx) =>
  ctx.db
    .select({ id: inquiryAttachment.id })
    .from(inquiryAttachment)
    .where(
      and(
        lte(inquiryAttachment.clearAt, ctx.now()),
        inArray(inquiryAttachment.state, [...attachmentLifecycle.final]),
      ),
    )
    .limit(1000)
