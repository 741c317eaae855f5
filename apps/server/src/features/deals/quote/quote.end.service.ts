import {
  quoteLifecycle,
  quoteRequestLifecycle,
  type QuoteAction,
} from '@ironsouq/contract/deals/quote/quote.lifecycle'
import { and, eq, inArray, lte, ne, type SQL } from 'drizzle-orm'
import { lockedInquiry } from '#features/deals/inquiry/inquiry.queries.ts'
import { sellerSuspension } from '#features/people/seller/seller.queries.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { transition } from '#kernel/data/transition.ts'
import { failuresOfEach } from '#kernel/work/deadlines.ts'
import { occurrence } from '#kernel/work/events.ts'
import { quoteDeclined, quoteRequestEnded, quoteWithdrawn } from './quote.events.ts'
import { isOpen, lockedRequest, requestById, type QuoteRequestRow } from './quote.queries.ts'
import { noteAnswer } from './quote.reply-time.service.ts'
import { quote, quoteRequest } from './quote.tables.ts'

type RequestEnd =
  | { action: 'close' | 'lapse'; by: 'system' }
  | { action: 'decline'; by: 'merchant' | 'staff'; actorId: string }

/** Ends a request. Where its place is free for another, the worker asks the next seller. */
function endRequest(
  ctx: TxCtx,
  id: string,
  end: RequestEnd,
  { note, isPlaceFree = true }: { note?: string; isPlaceFree?: boolean } = {},
) {
  const now = ctx.now()
  return transition(
    ctx,
    quoteRequest,
    quoteRequestLifecycle,
    { id, ...end },
    {
      set: { endedAt: now, updatedAt: now, ...(note !== undefined && { note }) },
      emit: isPlaceFree ? [occurrence(quoteRequestEnded, { quoteRequestId: id })] : [],
    },
  )
}

/** Without a place: one who waited and is not asked. */
export const dropWaiting = (ctx: TxCtx, requestId: string) =>
  endRequest(ctx, requestId, { action: 'close', by: 'system' }, { isPlaceFree: false })

/** Declines without a quote; the next seller is asked by the worker, who may see other sellers. */
export async function declineRequest(
  ctx: TxCtx,
  request: QuoteRequestRow,
  by: { by: 'merchant' | 'staff'; actorId: string },
  note: string,
): Promise<null> {
  await noteAnswer(ctx, request)
  await endRequest(ctx, request.id, { action: 'decline', ...by }, { note })
  return null
}

/** Ends the request of a seller without a quote in time; one who has quoted meanwhile keeps it. */
export const lapseRequest = (ctx: Ctx, requestId: string) =>
  atomic(ctx, async (ctx) => {
    const row = await lockedRequest(ctx, { requestId })
    if (row?.state !== 'open' || row.dueAt === null || row.dueAt > ctx.now()) return
    await endRequest(ctx, requestId, { action: 'lapse', by: 'system' })
  })

/** The quotes with which a seller holds a place. */
const HOLDING = ['open', 'countered', 'final', 'accepted', 'sold'] as const

/**
 * After a quote of a request ended: without another one the seller has the time that is left for a new one, and
 * after it the place is that of the next.
 */
export const freePlace = (ctx: Ctx, quoteId: string) =>
  atomic(ctx, async (ctx) => {
    const [ended] = await ctx.db
      .select({ inquiryId: quote.inquiryId, requestId: quote.requestId })
      .from(quote)
      .where(eq(quote.id, quoteId))
    if (!ended || ended.inquiryId === null || ended.requestId === null) return
    await lockedInquiry(ctx, ended.inquiryId)
    const request = await lockedRequest(ctx, { requestId: ended.requestId })
    if (request?.state !== 'quoted' || request.dueAt === null) return
    const others = and(eq(quote.requestId, request.id), inArray(quote.state, [...HOLDING]))
    if ((await ctx.db.$count(quote, others)) > 0) return
    if (request.dueAt <= ctx.now())
      await endRequest(ctx, request.id, { action: 'lapse', by: 'system' })
    else
      await transition(
        ctx,
        quoteRequest,
        quoteRequestLifecycle,
        { id: request.id, action: 'reopen', by: 'system' },
        { set: { updatedAt: ctx.now() } },
      )
  })

const ENDED = { decline: quoteDeclined, withdraw: quoteWithdrawn } as const

/** Ends open quotes: what is offered is declined, and what is no longer for sale is withdrawn. */
async function endQuotes(ctx: TxCtx, which: SQL, action: QuoteAction & keyof typeof ENDED) {
  const rows = await ctx.db
    .select({ id: quote.id })
    .from(quote)
    .where(and(which, isOpen))
    .orderBy(quote.id)
    .for('update')
  for (const { id } of rows)
    await transition(
      ctx,
      quote,
      quoteLifecycle,
      { id, action, by: 'system' },
      { set: { updatedAt: ctx.now() }, emit: [occurrence(ENDED[action], { quoteId: id })] },
    )
}

/** Ends the open quotes and requests of an inquiry, except those of the accepted quote. */
export async function endOpen(
  ctx: TxCtx,
  inquiryId: string,
  accepted?: { id: string; requestId: string | null },
): Promise<void> {
  const ofInquiry = eq(quote.inquiryId, inquiryId)
  const others = accepted ? and(ofInquiry, ne(quote.id, accepted.id)) : ofInquiry
  if (others) await endQuotes(ctx, others, 'decline')
  const requests = await ctx.db
    .select({ id: quoteRequest.id })
    .from(quoteRequest)
    .where(
      and(
        eq(quoteRequest.inquiryId, inquiryId),
        inArray(quoteRequest.state, ['waiting', 'open', 'quoted']),
        accepted?.requestId ? ne(quoteRequest.id, accepted.requestId) : undefined,
      ),
    )
    .for('update')
  for (const { id } of requests) await dropWaiting(ctx, id)
}

/** What staff leave to the worker when they call an inquiry invalid. An accepted quote stays: staff release it. */
export const endInvalid = (ctx: Ctx, inquiryId: string) =>
  atomic(ctx, async (ctx) => {
    const row = await lockedInquiry(ctx, inquiryId)
    if (row?.state === 'invalid') await endOpen(ctx, inquiryId)
  })

/** Ends one request of a suspended seller with its quotes, unless one was accepted. */
const endSuspended = (ctx: Ctx, requestId: string) =>
  atomic(ctx, async (ctx) => {
    const found = await requestById(ctx, requestId)
    if (!found || found.sellerId === null) return
    await lockedInquiry(ctx, found.inquiryId)
    if ((await sellerSuspension(ctx, found.sellerId)).standing !== 'suspended') return
    await endQuotes(ctx, eq(quote.requestId, requestId), 'withdraw')
    const accepted = and(eq(quote.requestId, requestId), inArray(quote.state, ['accepted', 'sold']))
    if ((await ctx.db.$count(quote, accepted)) > 0) return
    await endRequest(ctx, requestId, { action: 'close', by: 'system' })
  })

/** A suspended seller has no inquiries: others get the places. Offers end with the machines, which are withdrawn. */
export async function endOfSeller(ctx: Ctx, sellerId: string): Promise<void> {
  const rows = await ctx.db
    .select({ id: quoteRequest.id })
    .from(quoteRequest)
    .where(
      and(
        eq(quoteRequest.sellerId, sellerId),
        inArray(quoteRequest.state, ['waiting', 'open', 'quoted']),
      ),
    )
  const failures = await failuresOfEach(rows, ({ id }) => endSuspended(ctx, id))
  if (failures.length > 0) throw new AggregateError(failures, 'requests of a seller were not ended')
}

/** A machine that was taken off sale may return changed: what was quoted or offered before ends. */
export async function endOfMachine(ctx: Ctx, deviceId: string, withdrawnAt: Date): Promise<void> {
  const rows = await ctx.db
    .select({ id: quote.id, kind: quote.kind, inquiryId: quote.inquiryId })
    .from(quote)
    .where(and(eq(quote.deviceId, deviceId), isOpen, lte(quote.createdAt, withdrawnAt)))
  for (const { id, kind, inquiryId } of rows)
    await atomic(ctx, async (ctx) => {
      if (inquiryId !== null) await lockedInquiry(ctx, inquiryId)
      await endQuotes(ctx, eq(quote.id, id), kind === 'quote' ? 'withdraw' : 'decline')
    })
}
