import type { inquiryEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.endpoints'
import { THREAD_PAGE } from '@ironsouq/contract/deals/inquiry/inquiry.limits'
import type {
  InquiryDetail,
  InquiryDevice,
  InquiryMessage,
  InquiryRow,
  ThreadQuery,
} from '@ironsouq/contract/deals/inquiry/inquiry.schema'
import type { QueryOf } from '@ironsouq/contract/endpoint'
import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import { and, desc, eq, lt, sql, type SQL } from 'drizzle-orm'
import { categoryCode, categoryName } from '#features/machines/category/category.queries.ts'
import { cardsOf } from '#features/machines/device-card/device-card.projection.ts'
import { device } from '#features/machines/device/device.tables.ts'
import { sellerName } from '#features/people/seller/seller.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import {
  attachmentsOf,
  inquiryCounts,
  inquiryOf,
  presentAttachment,
  type InquiryRecord,
} from './inquiry.queries.ts'
import { inquiry, inquiryMessage } from './inquiry.tables.ts'

/** The side whose unread messages are counted. */
export type Reader = 'buyer' | 'staff'

const deviceOf = (card: DeviceCard | undefined): InquiryDevice | null =>
  card
    ? {
        deviceId: card.deviceId,
        title: card.title,
        yearMade: card.yearMade,
        stockNo: card.stockNo,
        picture: card.picture,
      }
    : null

const unreadBy = (reader: Reader, row: InquiryRecord) =>
  row.lastSeq - (reader === 'buyer' ? row.buyerReadSeq : row.staffReadSeq)

/** Rows as lists show them, with their machines. */
export async function presentInquiries(
  ctx: Ctx,
  rows: readonly InquiryRecord[],
  reader: Reader,
): Promise<InquiryRow[]> {
  const cards = await cardsOf(
    ctx,
    rows.flatMap(({ deviceId }) => deviceId ?? []),
  )
  return rows.map((row) => ({
    inquiryId: row.id,
    inquiryNo: row.inquiryNo,
    state: row.state,
    subject: row.subject,
    quantity: row.quantity,
    device: deviceOf(row.deviceId === null ? undefined : cards.get(row.deviceId)),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    reason: row.reason,
    unread: unreadBy(reader, row),
  }))
}

type Asked = QueryOf<typeof inquiryEndpoints.list>

/** The inquiries of one member, the last changed first. */
export async function inquiriesOf(ctx: Ctx, memberId: string, { state, current, size }: Asked) {
  const own = and(eq(inquiry.memberId, memberId), state && eq(inquiry.state, state))
  const [rows, { unaudited, pushed, invalid }] = await Promise.all([
    ctx.db
      .select()
      .from(inquiry)
      .where(own)
      .orderBy(desc(inquiry.updatedAt), desc(inquiry.id))
      .limit(size)
      .offset((current - 1) * size),
    inquiryCounts(ctx, memberId),
  ])
  const counts = { unaudited, pushed, invalid }
  return {
    records: await presentInquiries(ctx, rows, 'buyer'),
    total: state ? counts[state] : unaudited + pushed + invalid,
    counts,
  }
}

/** The last messages of a thread that fulfil a condition, the oldest first. */
export async function messagesOf(
  ctx: Ctx,
  inquiryId: string,
  which: SQL | undefined,
): Promise<InquiryMessage[]> {
  const wanted = sql`${ctx.locale}::text`
  const rows = await ctx.db
    .select({
      id: inquiryMessage.id,
      seq: inquiryMessage.seq,
      author: inquiryMessage.author,
      sellerName: sql<string | null>`${sellerName(sql`inquiry_message.seller_id`, wanted)}`,
      body: inquiryMessage.body,
      at: inquiryMessage.createdAt,
    })
    .from(inquiryMessage)
    .where(and(eq(inquiryMessage.inquiryId, inquiryId), which))
    .orderBy(desc(inquiryMessage.seq))
    .limit(THREAD_PAGE)
  const files = await attachmentsOf(
    ctx,
    rows.map(({ id }) => id),
  )
  return rows.toReversed().map(({ id, at, ...message }) => ({
    ...message,
    at: at.toISOString(),
    attachments: (files.get(id) ?? []).map(presentAttachment),
  }))
}

/** One message of a thread; undefined if there is none at this place. */
export async function presentMessage(ctx: Ctx, inquiryId: string, seq: number) {
  const [message] = await messagesOf(ctx, inquiryId, eq(inquiryMessage.seq, seq))
  return message
}

/** An inquiry without its thread, for the side that reads it. */
export async function presentHead(ctx: Ctx, row: InquiryRecord, reader: Reader) {
  const wanted = sql`${ctx.locale}::text`
  const [[head], [names]] = await Promise.all([
    presentInquiries(ctx, [row], reader),
    ctx.db
      .select({
        categoryCode: sql<string | null>`${categoryCode(sql`inquiry.category_id`)}`,
        categoryName: sql<string | null>`${categoryName(sql`inquiry.category_id`, wanted)}`,
        sellerName: sql<string | null>`${sellerName(sql`inquiry.seller_id`, wanted)}`,
      })
      .from(inquiry)
      .where(eq(inquiry.id, row.id)),
  ])
  if (!head || !names) throw notFound()
  const { categoryCode: code, categoryName: name } = names
  return {
    ...head,
    category: code !== null && name !== null ? { code, name } : null,
    country: row.country,
    destination: row.destinationCode,
    points: row.points,
    keywords: row.keywords,
    description: row.description,
    note: row.note,
    pushedAt: row.pushedAt?.toISOString() ?? null,
    recipient: row.recipient,
    sellerName: row.recipient === 'seller' ? names.sellerName : null,
  }
}

/** One inquiry with a page of its thread, for the side that reads it. */
export async function presentInquiry(
  ctx: Ctx,
  row: InquiryRecord,
  { reader, before }: { reader: Reader; before: number | undefined },
): Promise<InquiryDetail> {
  const [head, messages] = await Promise.all([
    presentHead(ctx, row, reader),
    messagesOf(ctx, row.id, before === undefined ? undefined : lt(inquiryMessage.seq, before)),
  ])
  const first = messages[0]?.seq ?? 1
  return {
    ...head,
    messages,
    isLatest: before === undefined,
    earlierBefore: first > 1 ? first : null,
  }
}

/** One inquiry of a member. That of another member is not found [IN-3]. */
export async function inquiryDetailOf(
  ctx: Ctx,
  memberId: string,
  { inquiryId, before }: ThreadQuery,
) {
  const row = await inquiryOf(ctx, memberId, inquiryId)
  if (!row) throw notFound()
  return presentInquiry(ctx, row, { reader: 'buyer', before })
}

/** A machine for sale, as the form shows it [IN-5]. */
export async function machineToAskAbout(ctx: Ctx, deviceId: string) {
  const card = (await cardsOf(ctx, [deviceId])).get(deviceId)
  const shown = deviceOf(card)
  if (!card || !shown || (card.state !== 'listed' && card.state !== 'reserved')) throw notFound()
  const [row] = await ctx.db
    .select({ code: categoryCode(sql`device.category_id`) })
    .from(device)
    .where(eq(device.id, deviceId))
  return { ...shown, categoryCode: row?.code ?? '', sellerName: card.sellerName }
}
