import { and, eq, inArray, isNotNull, notExists, type SQL, sql } from 'drizzle-orm'
import { lockedInquiry } from '#features/deals/inquiry/inquiry.queries.ts'
import type { TxCtx } from '#kernel/ctx.ts'
import { personalData } from '#kernel/data/personal-data.ts'
import { releaseQuote } from './quote.acceptance.service.ts'
import { proformaOf, quotesOfMember } from './quote.queries.ts'
import { proforma, quote } from './quote.tables.ts'

const NO_ONE = '00000000-0000-0000-0000-000000000000'

/**
 * Locks the quotes of a member, their inquiries first as an acceptance does: one that is on its way ends before
 * anything is erased. Returns those that are accepted.
 */
async function lockedOf(ctx: TxCtx, own: SQL): Promise<string[]> {
  const asked = await ctx.db
    .selectDistinct({ inquiryId: quote.inquiryId })
    .from(quote)
    .where(own)
    .orderBy(quote.inquiryId)
  for (const { inquiryId } of asked) if (inquiryId !== null) await lockedInquiry(ctx, inquiryId)
  const rows = await ctx.db
    .select({ id: quote.id, state: quote.state })
    .from(quote)
    .where(own)
    .orderBy(quote.id)
    .for('update')
  return rows.flatMap(({ id, state }) => (state === 'accepted' ? [id] : []))
}

/** An invoice keeps its number and its sums: without them the numbers would have a gap. */
export const quotePersonalData = personalData({
  name: 'quotes',
  tables: ['quote', 'quote_request', 'proforma'],
  async read(ctx, memberId) {
    const invoices = await ctx.db
      .select({
        year: proforma.year,
        number: proforma.number,
        buyerName: proforma.buyerName,
        buyerCompany: proforma.buyerCompany,
        buyerEmail: proforma.buyerEmail,
        buyerPhone: proforma.buyerPhone,
        issuedAt: proforma.createdAt,
      })
      .from(proforma)
      .innerJoin(quote, eq(quote.id, proforma.quoteId))
      .where(eq(quote.memberId, memberId))
    return { quotes: await quotesOfMember(ctx, memberId), invoices }
  },
  async pictures(ctx, memberId) {
    const rows = await ctx.db
      .select({ id: proforma.id, key: proforma.objectKey })
      .from(proforma)
      .innerJoin(quote, eq(quote.id, proforma.quoteId))
      .where(and(eq(quote.memberId, memberId), isNotNull(proforma.objectKey)))
    return rows.flatMap(({ id, key }) => (key === null ? [] : [{ name: `${id}.pdf`, key }]))
  },
  /** Requests go with their inquiries. The hourly job removes the PDFs from the object store. */
  async erase(ctx, memberId) {
    const own = eq(quote.memberId, memberId)
    const accepted = await lockedOf(ctx, own)
    // A quote that is deleted releases no machine: it is released before. One with an invoice stays until its time.
    for (const id of accepted)
      if (!(await proformaOf(ctx, id))) await releaseQuote(ctx, id, { by: 'system' })
    await ctx.db.delete(quote).where(
      and(
        own,
        notExists(
          ctx.db
            .select({ id: proforma.id })
            .from(proforma)
            .where(eq(proforma.quoteId, sql`quote.id`)),
        ),
      ),
    )
    const ids = (await ctx.db.select({ id: quote.id }).from(quote).where(own)).map(({ id }) => id)
    if (ids.length === 0) return
    await ctx.db
      .update(proforma)
      .set({
        buyerName: '',
        buyerCompany: '',
        buyerEmail: '',
        buyerPhone: '',
        erasedAt: ctx.now(),
      })
      .where(inArray(proforma.quoteId, ids))
    await ctx.db
      .update(quote)
      .set({
        memberId: null,
        buyerName: '',
        buyerCompany: '',
        counterNote: '',
        refusalNote: '',
        // The buyer is the author of an offer.
        note: sql`case ${quote.kind} when 'offer' then '' else ${quote.note} end`,
        authorId: sql`case ${quote.kind} when 'offer' then ${NO_ONE}::uuid else ${quote.authorId} end`,
      })
      .where(own)
  },
})
