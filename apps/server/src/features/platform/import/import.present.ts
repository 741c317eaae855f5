import type { ImportDetail, ImportSummary } from '@ironsouq/contract/platform/import/import.schema'
import { sql } from 'drizzle-orm'
import { sellerFacts } from '#features/people/seller/seller.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { photoCounts } from './import.photo.projection.ts'
import { countsOf, faultCounts, warningCounts, type ImportRow } from './import.queries.ts'
import { targetOf } from './import.targets.ts'

const iso = (moment: Date | null) => moment?.toISOString() ?? null

/** Before the check there are no outcomes to count. */
const NOT_COUNTED = { new: 0, changed: 0, unchanged: 0, faulty: 0, warned: 0, suggested: 0 }
const COUNTED = new Set(['checked', 'running', 'paused', 'done', 'cancelled', 'expired'])

export async function presentImport(ctx: Ctx, row: ImportRow): Promise<ImportSummary> {
  const { rows } = await ctx.db.execute<{ seller: { code: string; name: string } }>(
    sql`select ${sellerFacts(sql`${row.sellerId}::uuid`, sql`${ctx.locale}::text`)} as seller`,
  )
  const { code, name } = one(rows).seller
  const counts = COUNTED.has(row.state) ? await countsOf(ctx, row.id) : NOT_COUNTED
  return {
    importId: row.id,
    kind: row.kind,
    origin: row.origin,
    state: row.state,
    seller: { code, name },
    fileName: row.fileName,
    counts: { total: row.rowsTotal, ...counts },
    progress: row.state === 'received' ? row.rowsTotal : row.rowsDone,
    fault: row.fault,
    faultRow: row.faultRow,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

export async function presentImportDetail(ctx: Ctx, row: ImportRow): Promise<ImportDetail> {
  return {
    ...(await presentImport(ctx, row)),
    options: row.options,
    columns: row.columns,
    fields: await targetOf(row).fields(ctx, row.sellerId),
    faults: await faultCounts(ctx, row.id),
    warnings: await warningCounts(ctx, row.id),
    photos: await photoCounts(ctx, row.id),
    times: {
      received: iso(row.receivedAt),
      read: iso(row.readAt),
      checked: iso(row.checkedAt),
      started: iso(row.startedAt),
      finished: iso(row.finishedAt),
    },
    heldWithdrawals: row.heldWithdrawals,
  }
}
