import type { QuoteEstimate } from '@ironsouq/contract/deals/quote/quote-merchant.schema'
import type { QuoteForm } from '@ironsouq/contract/deals/quote/quote.schema'
import { eq, sql } from 'drizzle-orm'
import { inquiryById, lockedInquiry } from '#features/deals/inquiry/inquiry.queries.ts'
import { replyToInquiry } from '#features/deals/inquiry/inquiry.service.ts'
import { landedCostTables } from '#features/deals/landed-cost/landed-cost.queries.ts'
import { refuseAccountNumber } from '#kernel/account-number.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { forbidden, notFound, Refusal } from '#kernel/errors.ts'
import type { Actor } from '#kernel/http/serve.ts'
import { emit } from '#kernel/work/events.ts'
import { declineRequest } from './quote.end.service.ts'
import { quoteRequestRead } from './quote.events.ts'
import { termsOf } from './quote.make.service.ts'
import { lockedRequest, type QuoteRequestRow } from './quote.queries.ts'
import { noteAnswer } from './quote.reply-time.service.ts'
import { dirhams } from './quote.rules.ts'
import { unreadBySeller } from './quote.seller.projection.ts'
import { quoteRequest } from './quote.tables.ts'
import { validUntil } from './quote.terms.service.ts'

export interface SellerActor {
  side: 'seller'
  id: string
  sellerId: string
}

/** A person of a seller; `serve` lets no one else call the endpoints of merchants. */
export function sellerOf({ id, sellerId }: Actor): SellerActor {
  if (sellerId === null) throw forbidden()
  return { side: 'seller', id, sellerId }
}

/** The request that the seller has; the inquiry of another is not found. It is locked first, as everywhere. */
async function ownRequest(
  ctx: TxCtx,
  { sellerId }: SellerActor,
  inquiryId: string,
): Promise<QuoteRequestRow> {
  if (!(await lockedInquiry(ctx, inquiryId))) throw notFound()
  const row = await lockedRequest(ctx, { inquiryId, sellerId })
  if (!row) throw notFound()
  return row
}

/** Writes to the buyer. Who lost the inquiry to another seller writes no more. */
export const replyAsSeller = (ctx: Ctx, who: SellerActor, inquiryId: string, content: string) =>
  atomic(ctx, async (ctx) => {
    refuseAccountNumber(content)
    const request = await ownRequest(ctx, who, inquiryId)
    if (request.state !== 'open' && request.state !== 'quoted')
      throw new Refusal('error.inquiryNotOpen')
    const written = await replyToInquiry(ctx, inquiryId, who, { content, attachmentIds: [] })
    await noteAnswer(ctx, request, true)
    await markRead(ctx, request.id, written.seq)
    return written
  })

const markRead = (ctx: TxCtx, requestId: string, seq: number) =>
  ctx.db
    .update(quoteRequest)
    .set({ readSeq: sql`greatest(${quoteRequest.readSeq}, ${seq}::int)` })
    .where(eq(quoteRequest.id, requestId))

/** Marks messages as read by the seller; never fewer than before, and none that is not there yet. */
export const readBySeller = (ctx: Ctx, who: SellerActor, inquiryId: string, seq: number) =>
  atomic(ctx, async (ctx) => {
    const asked = await inquiryById(ctx, inquiryId)
    const request = asked && (await lockedRequest(ctx, { inquiryId, sellerId: who.sellerId }))
    if (!request) throw notFound()
    await markRead(ctx, request.id, Math.min(seq, asked.lastSeq))
    if (seq > request.readSeq) await emit(ctx, quoteRequestRead, { quoteRequestId: request.id })
    return { unread: await unreadBySeller(ctx, request.id) }
  })

export const declineAsSeller = (ctx: Ctx, who: SellerActor, inquiryId: string, note: string) =>
  atomic(ctx, async (ctx) => {
    refuseAccountNumber(note)
    const request = await ownRequest(ctx, who, inquiryId)
    return declineRequest(ctx, request, { by: 'merchant', actorId: who.id }, note)
  })

/** What the buyer will see of a quote; nothing is written. */
export const estimateQuote = (
  ctx: Ctx,
  { inquiryId, ...form }: QuoteForm & { inquiryId: string },
): Promise<QuoteEstimate> =>
  atomic(ctx, async (ctx) => {
    // Nothing is locked: the buyer may accept meanwhile.
    const asked = await inquiryById(ctx, inquiryId)
    const { cost, gap, rate, rateCurrency } = await termsOf(ctx, asked, form)
    const { destinations } = await landedCostTables(ctx)
    const to = destinations.find(({ code }) => code === cost?.destinationCode)
    return {
      cost: cost && {
        destination: cost.destinationCode,
        place: to?.place ?? cost.destinationCode,
        country: to?.country ?? '',
        parts: cost.parts.map(({ kind, amount }) => ({ kind, amount: dirhams(amount) })),
        total: dirhams(cost.total),
        importVat: dirhams(cost.importVat),
      },
      // A price in dirhams is always known.
      gap: gap === 'noPrice' ? null : gap,
      rate: { currency: rateCurrency, dirhams: rate },
      validUntil: validUntil(ctx, form.validDays).toISOString(),
    }
  })
