import type { InquiryDevice, ThreadQuery } from '@ironsouq/contract/deals/inquiry/inquiry.schema'
import type {
  SellerInquiry,
  SellerInquiryRow,
} from '@ironsouq/contract/deals/quote/quote-merchant.schema'
import type { quoteMerchantEndpoints } from '@ironsouq/contract/deals/quote/quote.merchant.endpoints'
import type { QueryOf } from '@ironsouq/contract/endpoint'
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { holidaysFrom } from '#features/content/branch/branch.queries.ts'
import { workingMinutesBetween } from '#features/content/branch/branch.working-time.rules.ts'
import { messagesOf } from '#features/deals/inquiry/inquiry.projection.ts'
import { inquiry, inquiryMessage } from '#features/deals/inquiry/inquiry.tables.ts'
import {
  destinationCodeFor,
  landedCostTables,
} from '#features/deals/landed-cost/landed-cost.queries.ts'
import { categoryCode, categoryName } from '#features/machines/category/category.queries.ts'
import { cardsOf } from '#features/machines/device-card/device-card.projection.ts'
import { sellerReplyMinutes } from '#features/people/seller/seller.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { notFound } from '#kernel/errors.ts'
import { presentQuotes } from './quote.projection.ts'
import { proformaOf, quotesOf, requestCounts, requestGroup } from './quote.queries.ts'
import { dirhams } from './quote.rules.ts'
import { askedMachine, quote, quoteRequest } from './quote.tables.ts'

/** Everything here runs in the call of a merchant: row-level security leaves other sellers out. */
export interface SellerPerson {
  id: string
  sellerId: string
}

/** What the buyer wrote and no one of the seller has read. */
const unread = sql<number>`(
  select count(*)::int from inquiry_message as written
  where written.inquiry_id = quote_request.inquiry_id and written.author = 'buyer'
    and written.seq > quote_request.read_seq)`

export async function unreadBySeller(ctx: Ctx, requestId: string): Promise<number> {
  const rows = await ctx.db
    .select({ unread })
    .from(quoteRequest)
    .where(eq(quoteRequest.id, requestId))
  return one(rows).unread
}

const columns = () => ({
  request: getTableColumns(quoteRequest),
  asked: getTableColumns(inquiry),
  unread,
})

const pushed = (ctx: Ctx) =>
  ctx.db
    .select(columns())
    .from(quoteRequest)
    .innerJoin(inquiry, eq(inquiry.id, quoteRequest.inquiryId))

type Pushed = Awaited<ReturnType<typeof pushed>>[number]

/** The machines of inquiries: own ones with their picture, those of others by name and number. */
async function machinesOf(ctx: Ctx, rows: readonly Pushed[]): Promise<Map<string, InquiryDevice>> {
  const own = await cardsOf(
    ctx,
    rows.flatMap(({ asked }) => asked.deviceId ?? []),
  )
  const ids = rows.map(({ asked }) => asked.id)
  const others =
    ids.length === 0
      ? []
      : await ctx.db
          .selectDistinctOn([askedMachine.inquiryId], {
            inquiryId: askedMachine.inquiryId,
            deviceId: askedMachine.deviceId,
            stockNo: askedMachine.stockNo,
            yearMade: askedMachine.yearMade,
            title: askedMachine.title,
          })
          .from(askedMachine)
          .where(
            and(
              inArray(askedMachine.inquiryId, ids),
              inArray(askedMachine.locale, [ctx.locale, 'en']),
            ),
          )
          .orderBy(askedMachine.inquiryId, sql`${askedMachine.locale} = 'en'`)
  return new Map(
    others.map(({ inquiryId, ...machine }) => [
      inquiryId,
      { ...machine, picture: own.get(machine.deviceId)?.picture ?? null },
    ]),
  )
}

/** The seller's newest quote for each inquiry. */
async function newestQuotes(ctx: Ctx, ids: readonly string[]) {
  const rows =
    ids.length === 0
      ? []
      : await ctx.db
          .selectDistinctOn([quote.inquiryId], {
            inquiryId: quote.inquiryId,
            quoteId: quote.id,
            state: quote.state,
            priceMinor: quote.priceMinor,
          })
          .from(quote)
          .where(inArray(quote.inquiryId, [...ids]))
          .orderBy(quote.inquiryId, desc(quote.createdAt), desc(quote.quoteNo))
  return new Map(
    rows.map(({ inquiryId, quoteId, state, priceMinor }) => [
      inquiryId,
      { quoteId, state, price: dirhams(priceMinor) },
    ]),
  )
}

async function presentPushed(ctx: Ctx, rows: readonly Pushed[]): Promise<SellerInquiryRow[]> {
  const now = ctx.now()
  const machines = await machinesOf(ctx, rows)
  const quotes = await newestQuotes(
    ctx,
    rows.map(({ asked }) => asked.id),
  )
  const holidays = await holidaysFrom(ctx, now)
  const { destinations } = await landedCostTables(ctx)
  const shown: SellerInquiryRow[] = []
  for (const { request, asked, unread: news } of rows) {
    if (request.openedAt === null || request.dueAt === null) continue
    const code = await destinationCodeFor(ctx, asked.destinationCode, asked.country)
    shown.push({
      inquiryId: asked.id,
      inquiryNo: asked.inquiryNo,
      state: request.state,
      subject: asked.subject,
      quantity: asked.quantity,
      device: machines.get(asked.id) ?? null,
      buyer: { name: request.buyerName, company: request.buyerCompany },
      country: asked.country,
      place: destinations.find((each) => each.code === code)?.place ?? '',
      openedAt: request.openedAt.toISOString(),
      dueAt: request.dueAt.toISOString(),
      workingMinutesLeft:
        request.state === 'open' ? workingMinutesBetween(now, request.dueAt, holidays) : 0,
      unread: news,
      quote: quotes.get(asked.id) ?? null,
    })
  }
  return shown
}

type Asked = QueryOf<typeof quoteMerchantEndpoints.inquiries>

/** What waits is ordered by its deadline, the rest by its last change. */
export async function inquiriesOfSeller(
  ctx: Ctx,
  { sellerId }: SellerPerson,
  { group, current, size }: Asked,
) {
  const isWaiting = group === 'new' || group === 'answered'
  const own = and(
    eq(quoteRequest.sellerId, sellerId),
    isNotNull(quoteRequest.openedAt),
    eq(requestGroup, group),
  )
  const rows = await pushed(ctx)
    .where(own)
    .orderBy(
      isWaiting ? asc(quoteRequest.dueAt) : desc(quoteRequest.updatedAt),
      asc(quoteRequest.id),
    )
    .limit(size)
    .offset((current - 1) * size)
  const counts = await requestCounts(ctx, sellerId)
  const [news] = await ctx.db
    .select({ unread: sql<number>`coalesce(sum(${unread}), 0)::int` })
    .from(quoteRequest)
    .where(
      and(eq(quoteRequest.sellerId, sellerId), inArray(quoteRequest.state, ['open', 'quoted'])),
    )
  const { rows: measured } = await ctx.db.execute<{ minutes: number | null }>(
    sql`select ${sellerReplyMinutes(sql`${sellerId}::uuid`)} as minutes`,
  )
  return {
    records: await presentPushed(ctx, rows),
    total: counts[group],
    counts: { ...counts, unread: news?.unread ?? 0 },
    replyMinutes: one(measured).minutes,
  }
}

async function contactOf(ctx: Ctx, quoteIds: readonly string[]) {
  for (const id of quoteIds) {
    const found = await proformaOf(ctx, id)
    if (found) return { phone: found.buyerPhone, email: found.buyerEmail }
  }
  return null
}

/** A page of what the seller reads of a thread: the messages of others are not in it. */
async function threadOf(ctx: Ctx, inquiryId: string, before: number | undefined) {
  const isEarlier = (seq: number) => lt(inquiryMessage.seq, seq)
  const messages = await messagesOf(
    ctx,
    inquiryId,
    before === undefined ? before : isEarlier(before),
  )
  const first = messages[0]?.seq
  const earlier =
    first === undefined
      ? 0
      : await ctx.db.$count(
          inquiryMessage,
          and(eq(inquiryMessage.inquiryId, inquiryId), isEarlier(first)),
        )
  return {
    messages,
    isLatest: before === undefined,
    earlierBefore: first !== undefined && earlier > 0 ? first : null,
  }
}

/** One inquiry that was pushed to the seller; any other is not found. */
export async function inquiryOfSeller(
  ctx: Ctx,
  { id, sellerId }: SellerPerson,
  { inquiryId, before }: ThreadQuery,
): Promise<SellerInquiry> {
  const [row] = await pushed(ctx).where(
    and(eq(quoteRequest.inquiryId, inquiryId), eq(quoteRequest.sellerId, sellerId)),
  )
  if (!row) throw notFound()
  const [head] = await presentPushed(ctx, [row])
  if (!head) throw notFound()
  const wanted = sql`${ctx.locale}::text`
  const names = one(
    await ctx.db
      .select({
        code: sql<string | null>`${categoryCode(sql`inquiry.category_id`)}`,
        name: sql<string | null>`${categoryName(sql`inquiry.category_id`, wanted)}`,
        others: sql<number>`other_sellers_asked(inquiry.id)`,
      })
      .from(inquiry)
      .where(eq(inquiry.id, inquiryId)),
  )
  const quotes = await quotesOf(ctx, inquiryId)
  return {
    ...head,
    category:
      names.code !== null && names.name !== null ? { code: names.code, name: names.name } : null,
    points: row.asked.points,
    keywords: row.asked.keywords,
    description: row.asked.description,
    locale: row.asked.locale,
    otherSellers: names.others,
    ...(await threadOf(ctx, inquiryId, before)),
    quotes: await presentQuotes(ctx, quotes, { side: 'seller', id, sellerId }),
    contact: await contactOf(
      ctx,
      quotes.map((each) => each.id),
    ),
  }
}
