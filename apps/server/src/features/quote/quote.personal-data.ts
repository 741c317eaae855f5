import { and, eq, inArray, isNotNull, notExists, sql } from 'drizzle-orm'
import { personalData } from '#kernel/data/personal-data.ts'
import { quotesOfMember } from './quote.queries.ts'
import { proforma, quote } from './quote.tables.ts'

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
      .set({ memberId: null, buyerName: '', buyerCompany: '', counterNote: '', refusalNote: '' })
      .where(own)
  },
})
