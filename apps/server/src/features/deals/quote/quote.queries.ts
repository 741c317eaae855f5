import type { RequestGroup } from '@ironsouq/contract/deals/quote/quote-merchant.schema'
import { OPEN_QUOTE_STATES } from '@ironsouq/contract/deals/quote/quote.lifecycle'
import { QUOTES_MADE_MAX, SELLERS_NAMED_MAX } from '@ironsouq/contract/deals/quote/quote.limits'
import { and, asc, count, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import { proforma, quote, quoteRequest } from './quote.tables.ts'

export type QuoteRow = typeof quote.$inferSelect
export type QuoteRequestRow = typeof quoteRequest.$inferSelect
export type ProformaRow = typeof proforma.$inferSelect

export const isOpen = inArray(quote.state, [...OPEN_QUOTE_STATES])

export async function quoteById(ctx: Ctx, id: string): Promise<QuoteRow | undefined> {
  const [row] = await ctx.db.select().from(quote).where(eq(quote.id, id))
  return row
}

export const quotesOf = (ctx: Ctx, inquiryId: string): Promise<QuoteRow[]> =>
  ctx.db
    .select()
    .from(quote)
    .where(eq(quote.inquiryId, inquiryId))
    .orderBy(asc(sql`coalesce(${quote.costMinor}, ${quote.priceMinor})`), asc(quote.id))
    .limit(SELLERS_NAMED_MAX * QUOTES_MADE_MAX)

/** How many quotes a request has: open, and made in all. */
export async function quotesCounted(ctx: TxCtx, requestId: string) {
  const of = eq(quote.requestId, requestId)
  return {
    open: await ctx.db.$count(quote, and(of, isOpen)),
    made: await ctx.db.$count(quote, of),
  }
}

/** Machines that are reserved for a member. */
export const reservedFor = (ctx: Ctx, memberId: string): Promise<number> =>
  ctx.db.$count(quote, and(eq(quote.memberId, memberId), eq(quote.state, 'accepted')))

export const requestsOf = (ctx: Ctx, inquiryId: string): Promise<QuoteRequestRow[]> =>
  ctx.db
    .select()
    .from(quoteRequest)
    .where(eq(quoteRequest.inquiryId, inquiryId))
    .orderBy(asc(quoteRequest.rank))

export async function requestById(ctx: Ctx, id: string): Promise<QuoteRequestRow | undefined> {
  const [row] = await ctx.db.select().from(quoteRequest).where(eq(quoteRequest.id, id))
  return row
}

/** Locked until the end of the transaction. In the call of a merchant it is the own one. */
export async function lockedRequest(
  ctx: TxCtx,
  of: { requestId: string } | { inquiryId: string; sellerId: string },
): Promise<QuoteRequestRow | undefined> {
  const which =
    'requestId' in of
      ? eq(quoteRequest.id, of.requestId)
      : and(eq(quoteRequest.inquiryId, of.inquiryId), eq(quoteRequest.sellerId, of.sellerId))
  const [row] = await ctx.db.select().from(quoteRequest).where(which).for('update')
  return row
}

export async function proformaOf(ctx: Ctx, quoteId: string): Promise<ProformaRow | undefined> {
  const [row] = await ctx.db.select().from(proforma).where(eq(proforma.quoteId, quoteId))
  return row
}

export async function proformaById(ctx: Ctx, id: string): Promise<ProformaRow | undefined> {
  const [row] = await ctx.db.select().from(proforma).where(eq(proforma.id, id))
  return row
}

export async function proformasOf(ctx: Ctx, quoteIds: readonly string[]) {
  const rows =
    quoteIds.length === 0
      ? []
      : await ctx.db
          .select()
          .from(proforma)
          .where(inArray(proforma.quoteId, [...quoteIds]))
  return new Map(rows.map((row) => [row.quoteId, row]))
}

const DAY_MS = 86_400_000

export const offersToday = (ctx: Ctx, memberId: string): Promise<number> =>
  ctx.db.$count(
    quote,
    and(
      eq(quote.kind, 'offer'),
      eq(quote.memberId, memberId),
      gt(quote.createdAt, new Date(ctx.now().getTime() - DAY_MS)),
    ),
  )

/** One page of offers: of a buyer, or to the seller whose call it is. */
export async function offersOf(
  ctx: Ctx,
  of: { memberId: string } | { sellerId: string },
  { current, size }: { current: number; size: number },
) {
  const own = and(
    eq(quote.kind, 'offer'),
    'memberId' in of ? eq(quote.memberId, of.memberId) : eq(quote.sellerId, of.sellerId),
  )
  const [rows, total] = [
    await ctx.db
      .select()
      .from(quote)
      .where(own)
      .orderBy(desc(quote.updatedAt), desc(quote.id))
      .limit(size)
      .offset((current - 1) * size),
    await ctx.db.$count(quote, own),
  ]
  return { rows, total }
}

/** The group of the seller's list that a request is in. Names are whole: a column alone would be that of the quote. */
export const requestGroup = sql<RequestGroup>`(case
  when quote_request.state = 'open' and quote_request.answered_at is null then 'new'
  when quote_request.state = 'open' then 'answered'
  when quote_request.state <> 'quoted' then 'lost'
  when exists (select from quote as taken where taken.request_id = quote_request.id
    and taken.state in ('accepted', 'sold')) then 'won'
  else 'quoted' end)`

/** How many inquiries of a seller are in each group. */
export async function requestCounts(
  ctx: Ctx,
  sellerId: string,
): Promise<Record<RequestGroup, number>> {
  const rows = await ctx.db
    .select({ group: requestGroup, number: count() })
    .from(quoteRequest)
    .where(and(eq(quoteRequest.sellerId, sellerId), isNotNull(quoteRequest.openedAt)))
    .groupBy(sql`1`)
  const of = (wanted: RequestGroup) => rows.find(({ group }) => group === wanted)?.number ?? 0
  return {
    new: of('new'),
    answered: of('answered'),
    quoted: of('quoted'),
    won: of('won'),
    lost: of('lost'),
  }
}

/** Of one member: what the export of personal data contains. */
export const quotesOfMember = (ctx: Ctx, memberId: string) =>
  ctx.db
    .select({
      quoteNo: quote.quoteNo,
      kind: quote.kind,
      state: quote.state,
      priceMinor: sql<string>`${quote.priceMinor}::text`,
      counterMinor: sql<string | null>`${quote.counterMinor}::text`,
      counterNote: quote.counterNote,
      note: quote.note,
      refusalNote: quote.refusalNote,
      createdAt: quote.createdAt,
    })
    .from(quote)
    .where(eq(quote.memberId, memberId))
    .orderBy(quote.quoteNo)
