import { QUOTE_RETENTION_DAYS } from '@ironsouq/contract/quote/quote.limits'
import { and, eq, isNotNull, lt, ne, sql } from 'drizzle-orm'
import { deleteInBatches } from '#kernel/data/delete-in-batches.ts'
import { job } from '#kernel/work/jobs.ts'
import { proforma, quote } from './quote.tables.ts'

const RETENTION_MS = QUOTE_RETENTION_DAYS * 86_400_000

/** Removes the PDFs of buyers whose data was erased, and quotes after the time for which invoices stay. */
export const deleteOldQuotes = job({
  name: 'quote.delete-old',
  cron: '35 * * * *',
  workerPool: 'files',
  async run(ctx) {
    const erased = await ctx.db
      .select({ id: proforma.id, objectKey: proforma.objectKey })
      .from(proforma)
      .where(and(isNotNull(proforma.erasedAt), isNotNull(proforma.objectKey)))
      .limit(1000)
    for (const { id, objectKey } of erased) {
      if (objectKey !== null) await ctx.storage.remove(objectKey)
      await ctx.db.update(proforma).set({ objectKey: null }).where(eq(proforma.id, id))
    }
    const before = new Date(ctx.now().getTime() - RETENTION_MS)
    const over = sql`${lt(quote.updatedAt, before)} and ${ne(quote.state, 'accepted')}`
    await deleteInBatches(ctx, quote, over)
  },
})
