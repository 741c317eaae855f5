import { QUOTE_RETENTION_DAYS } from '@ironsouq/contract/deals/quote/quote.limits'
import { and, eq, isNotNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { deleteInBatches } from '#kernel/data/delete-in-batches.ts'
import { job } from '#kernel/work/jobs.ts'
import { proforma, quote } from './quote.tables.ts'

const RETENTION_MS = QUOTE_RETENTION_DAYS * 86_400_000

async function removeFiles(ctx: Ctx, of: SQL): Promise<void> {
  const rows = await ctx.db
    .select({ id: proforma.id, objectKey: proforma.objectKey })
    .from(proforma)
    .innerJoin(quote, eq(quote.id, proforma.quoteId))
    .where(and(of, isNotNull(proforma.objectKey)))
    .limit(1000)
  for (const { id, objectKey } of rows) {
    if (objectKey !== null) await ctx.storage.remove(objectKey)
    await ctx.db.update(proforma).set({ objectKey: null, drawnAt: null }).where(eq(proforma.id, id))
  }
}

/** Removes the PDFs of buyers whose data was erased, and quotes after the time for which invoices stay. */
export const deleteOldQuotes = job({
  name: 'quote.delete-old',
  cron: '35 * * * *',
  workerPool: 'files',
  async run(ctx) {
    await removeFiles(ctx, isNotNull(proforma.erasedAt))
    const before = new Date(ctx.now().getTime() - RETENTION_MS)
    const over = sql`${lt(quote.updatedAt, before)} and ${ne(quote.state, 'accepted')}`
    await removeFiles(ctx, over)
    // The row of an invoice goes with its quote, and nothing else names the PDF: it stays until that is removed.
    const hasNoFile = sql`not exists (
      select from proforma where proforma.quote_id = quote.id and proforma.object_key is not null)`
    await deleteInBatches(ctx, quote, sql`${over} and ${hasNoFile}`)
  },
})
