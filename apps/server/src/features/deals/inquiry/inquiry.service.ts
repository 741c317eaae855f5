import {
  inquiryLifecycle,
  type InquiryState,
} from '@ironsouq/contract/deals/inquiry/inquiry.lifecycle'
import { INQUIRIES_A_DAY, MESSAGES_A_DAY } from '@ironsouq/contract/deals/inquiry/inquiry.limits'
import type { InquirySubmission } from '@ironsouq/contract/deals/inquiry/inquiry.schema'
import { and, eq, sql } from 'drizzle-orm'
import { placeNamed } from '#features/deals/landed-cost/landed-cost.queries.ts'
import { categoryIdOf } from '#features/machines/category/category.queries.ts'
import { deviceRow } from '#features/machines/device/device.queries.ts'
import { memberById } from '#features/people/member/member.queries.ts'
import { lockMember } from '#features/people/member/member.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { FieldFaults, notFound, notLoggedIn, Refusal } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { attachFiles } from './inquiry.attachment.service.ts'
import { publishToStaff } from './inquiry.channel.ts'
import { inquiryAnswered, inquirySubmitted } from './inquiry.events.ts'
import {
  inquiriesToday,
  inquiriesWithContent,
  inquiryById,
  inquirySubmittedAs,
  messagesToday,
  sellersAskedToday,
} from './inquiry.queries.ts'
import { contentHashOf, signalsOf } from './inquiry.rules.ts'
import { inquiry, inquiryMessage } from './inquiry.tables.ts'

/** The machine must be for sale. */
async function sellerOfMachine(ctx: Ctx, deviceId: string): Promise<string> {
  const { state, sellerId } = await deviceRow(ctx, deviceId)
  if (state !== 'listed' && state !== 'reserved') throw notFound()
  return sellerId
}

async function knownCategory(ctx: Ctx, code: string): Promise<string> {
  const id = await categoryIdOf(ctx, code)
  if (id) return id
  throw new FieldFaults([{ field: 'category', key: 'error.fieldNotAllowed', values: {} }])
}

/** Where the machine goes: a place states its country, and without one the country stands alone. */
async function whereTo(ctx: Ctx, { destination, country }: InquirySubmission) {
  if (destination === '') return { destinationCode: null, country }
  const place = await placeNamed(ctx, destination)
  if (place) return { destinationCode: place.code, country: place.country }
  throw new FieldFaults([{ field: 'destination', key: 'error.fieldNotAllowed', values: {} }])
}

async function signalsFor(
  ctx: Ctx,
  memberId: string,
  {
    given,
    sellerId,
    contentHash,
  }: {
    given: InquirySubmission
    sellerId: string | null
    contentHash: string
  },
) {
  const who = await memberById(ctx, memberId)
  if (!who) throw notLoggedIn()
  const asked = await sellersAskedToday(ctx, memberId)
  return signalsOf({
    texts: [given.subject, given.content, given.keywords, given.description],
    memberSince: who.createdAt,
    now: ctx.now(),
    sameContent: await inquiriesWithContent(ctx, contentHash),
    sellersAsked: new Set([...asked, ...(sellerId ? [sellerId] : [])]).size,
  })
}

/**
 * Sends an inquiry. Of the same submission at the same time the unique key lets one through; the others
 * wait for it and answer with it [IN-4].
 */
export function submitInquiry(ctx: Ctx, memberId: string, given: InquirySubmission) {
  return atomic(ctx, async (ctx) => {
    const before = await inquirySubmittedAs(ctx, memberId, given.submissionId)
    if (before) return { inquiryId: before.id, inquiryNo: before.inquiryNo }
    // Two at once run one after the other, so the count includes the first.
    await lockMember(ctx, memberId)
    if ((await inquiriesToday(ctx, memberId)) >= INQUIRIES_A_DAY)
      throw new Refusal('error.inquiriesMany', { max: INQUIRIES_A_DAY }, 429)
    const sellerId = given.deviceId === null ? null : await sellerOfMachine(ctx, given.deviceId)
    const categoryId = given.category === '' ? null : await knownCategory(ctx, given.category)
    const contentHash = contentHashOf(given.content)
    const [made] = await ctx.db
      .insert(inquiry)
      .values({
        memberId,
        submissionId: given.submissionId,
        deviceId: given.deviceId,
        categoryId,
        sellerId,
        subject: given.subject,
        quantity: given.quantity,
        ...(await whereTo(ctx, given)),
        points: [...new Set(given.points)],
        keywords: given.keywords,
        description: given.description,
        locale: ctx.locale,
        contentHash,
        signals: await signalsFor(ctx, memberId, { given, sellerId, contentHash }),
        lastSeq: 1,
        buyerReadSeq: 1,
        staffReadSeq: 0,
        createdAt: ctx.now(),
        updatedAt: ctx.now(),
      })
      .onConflictDoNothing({ target: [inquiry.memberId, inquiry.submissionId] })
      .returning({ id: inquiry.id, inquiryNo: inquiry.inquiryNo })
    if (!made) return submittedMeanwhile(ctx, memberId, given.submissionId)
    await write(ctx, made.id, 1, { side: 'buyer', id: memberId, sellerId: null }, given)
    await emit(ctx, inquirySubmitted, { inquiryId: made.id })
    return { inquiryId: made.id, inquiryNo: made.inquiryNo }
  })
}

async function submittedMeanwhile(ctx: Ctx, memberId: string, submissionId: string) {
  const found = await inquirySubmittedAs(ctx, memberId, submissionId)
  if (!found) throw new Error('a submission is neither new nor known')
  return { inquiryId: found.id, inquiryNo: found.inquiryNo }
}

/** Who writes into a thread. A buyer may write to one of the sellers who have the inquiry. */
export type Writer =
  | { side: 'buyer'; id: string; toSellerId?: string | null }
  | { side: 'seller'; id: string; sellerId: string }
  | { side: 'staff'; id: string; isForSeller: boolean }

/** Messages that the side has read with its answer. A seller's mark stands with the request to the seller. */
const READ_BY = { buyer: 'buyerReadSeq', seller: null, staff: 'staffReadSeq' } as const

interface Written {
  content: string
  attachmentIds: readonly string[]
}

async function write(
  ctx: TxCtx,
  inquiryId: string,
  seq: number,
  writer: Pick<Writer, 'side' | 'id'> & { sellerId: string | null },
  { content, attachmentIds }: Written,
): Promise<void> {
  const { id: messageId } = one(
    await ctx.db
      .insert(inquiryMessage)
      .values({
        inquiryId,
        seq,
        author: writer.side,
        authorId: writer.id,
        sellerId: writer.sellerId,
        body: content,
        createdAt: ctx.now(),
      })
      .returning({ id: inquiryMessage.id }),
  )
  const owner = { audience: writer.side === 'buyer' ? 'member' : 'staff', id: writer.id }
  await attachFiles(ctx, owner, attachmentIds, messageId)
}

/** Only an inquiry that was sent on has a conversation [IN-2]. */
async function refusalOf(ctx: Ctx, id: string, writer: Writer): Promise<Refusal> {
  const row = await inquiryById(ctx, id)
  if (!row || (writer.side === 'buyer' && row.memberId !== writer.id)) return notFound()
  return new Refusal('error.inquiryNotOpen')
}

const OPEN: InquiryState = 'pushed'

function sellerNamedBy(writer: Writer): string | null {
  if (writer.side === 'seller') return writer.sellerId
  return writer.side === 'buyer' ? (writer.toSellerId ?? null) : null
}

/**
 * Writes into the thread. The update of the inquiry gives the message its place and keeps other writers
 * waiting, so places have no gaps and no order but that of the commits.
 */
export function replyToInquiry(ctx: Ctx, inquiryId: string, writer: Writer, written: Written) {
  const readBy = READ_BY[writer.side]
  return atomic(ctx, async (ctx) => {
    const [row] = await ctx.db
      .update(inquiry)
      .set({
        lastSeq: sql`${inquiry.lastSeq} + 1`,
        // Who answers has read what was there.
        ...(readBy && { [readBy]: sql`${inquiry.lastSeq} + 1` }),
        updatedAt: ctx.now(),
      })
      .where(
        and(
          eq(inquiry.id, inquiryId),
          eq(inquiry.state, OPEN),
          writer.side === 'buyer' ? eq(inquiry.memberId, writer.id) : undefined,
        ),
      )
      .returning({ seq: inquiry.lastSeq, sellerId: inquiry.sellerId, recipient: inquiry.recipient })
    if (!row) throw await refusalOf(ctx, inquiryId, writer)
    if (writer.side === 'buyer' && (await messagesToday(ctx, inquiryId)) >= MESSAGES_A_DAY)
      throw new Refusal('error.messagesMany', { max: MESSAGES_A_DAY }, 429)
    const isForSeller = writer.side === 'staff' && writer.isForSeller
    if (isForSeller && (row.recipient !== 'seller' || row.sellerId === null))
      throw new Refusal('error.inquiryWithoutSeller')
    const sellerId = isForSeller ? row.sellerId : sellerNamedBy(writer)
    await write(ctx, inquiryId, row.seq, { side: writer.side, id: writer.id, sellerId }, written)
    ctx.audit(inquiryLifecycle.name, inquiryId, null, { message: row.seq, isForSeller })
    await emit(ctx, inquiryAnswered, { inquiryId, seq: row.seq })
    return { seq: row.seq }
  })
}

/** Marks messages as read by the buyer; never fewer than before. */
export function readByBuyer(ctx: Ctx, memberId: string, inquiryId: string, seq: number) {
  return markRead(ctx, 'buyerReadSeq', seq, [
    eq(inquiry.id, inquiryId),
    eq(inquiry.memberId, memberId),
  ])
}

/** Marks messages as read by any of the staff. */
export const readByStaff = (ctx: Ctx, inquiryId: string, seq: number) =>
  markRead(ctx, 'staffReadSeq', seq, [eq(inquiry.id, inquiryId)])

async function markRead(
  ctx: Ctx,
  column: 'buyerReadSeq' | 'staffReadSeq',
  seq: number,
  which: ReturnType<typeof eq>[],
) {
  return atomic(ctx, async (ctx) => {
    const [row] = await ctx.db
      .update(inquiry)
      .set({ [column]: sql`greatest(${inquiry[column]}, least(${seq}::int, ${inquiry.lastSeq}))` })
      .where(and(...which))
      .returning({
        id: inquiry.id,
        read: inquiry[column],
        last: inquiry.lastSeq,
        before: sql<number>`${column === 'staffReadSeq' ? sql`old.staff_read_seq` : sql`old.buyer_read_seq`}`,
      })
    if (!row) throw notFound()
    ctx.audit(inquiryLifecycle.name, row.id, null, { read: row.read })
    if (column === 'staffReadSeq' && row.read > row.before) await publishToStaff(ctx)
    return { unread: row.last - row.read }
  })
}
