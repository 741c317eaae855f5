import type {
  ImportKind,
  RowFaultKind,
  RowWarningKind,
} from '@ironsouq/contract/platform/import/import.limits'
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import { dataImport, dataImportRow, importMapping } from './import.tables.ts'

export type ImportRow = typeof dataImport.$inferSelect

export async function importById(ctx: Ctx, importId: string): Promise<ImportRow | undefined> {
  const [row] = await ctx.db.select().from(dataImport).where(eq(dataImport.id, importId))
  return row
}

/** Staff reach files of machines, and stores those of their products: another kind is not found. */
export async function importOrNotFound(
  ctx: Ctx,
  importId: string,
  kind: ImportKind,
): Promise<ImportRow> {
  const row = await importById(ctx, importId)
  if (row?.kind !== kind) throw notFound()
  return row
}

/** The next rows in the order of the file. */
export const rowsAfter = (ctx: Ctx, { id, doneThrough }: ImportRow, most: number) =>
  ctx.db
    .select()
    .from(dataImportRow)
    .where(and(eq(dataImportRow.importId, id), gt(dataImportRow.row, doneThrough)))
    .orderBy(asc(dataImportRow.row))
    .limit(most)

export async function rememberedMapping(
  ctx: Ctx,
  { sellerId, kind }: Pick<ImportRow, 'sellerId' | 'kind'>,
) {
  const [row] = await ctx.db
    .select()
    .from(importMapping)
    .where(and(eq(importMapping.sellerId, sellerId), eq(importMapping.kind, kind)))
  return row
}

/** How many rows have each outcome, fault and warning; suggestions count once per row. */
export async function countsOf({ db }: Ctx, importId: string) {
  const outcomes = await db.execute<{
    outcome: string | null
    count: number
    warned: number
    suggested: number
  }>(sql`
    select outcome, count(*)::int as count,
      count(*) filter (where outcome <> 'faulty' and cardinality(warnings) > 0)::int as warned,
      count(*) filter (where outcome = 'faulty' and faults @? '$[*] ? (@.suggestion != null)')::int as suggested
    from data_import_row where import_id = ${importId} group by outcome`)
  const sum = (name: 'count' | 'warned' | 'suggested', outcome?: string) =>
    outcomes.rows
      .filter((row) => outcome === undefined || row.outcome === outcome)
      .reduce((total, row) => total + row[name], 0)
  return {
    new: sum('count', 'new'),
    changed: sum('count', 'changed'),
    unchanged: sum('count', 'unchanged'),
    faulty: sum('count', 'faulty'),
    warned: sum('warned'),
    suggested: sum('suggested'),
  }
}

export async function faultCounts({ db }: Ctx, importId: string) {
  const { rows } = await db.execute<{ fault: RowFaultKind; count: number }>(sql`
    select each ->> 'fault' as fault, count(distinct row)::int as count
    from data_import_row, jsonb_array_elements(faults) as each
    where import_id = ${importId} and outcome = 'faulty' group by 1 order by 2 desc, 1`)
  return rows
}

export async function warningCounts({ db }: Ctx, importId: string) {
  const { rows } = await db.execute<{ warning: RowWarningKind; count: number }>(sql`
    select warning, count(*)::int as count from data_import_row, unnest(warnings) as warning
    where import_id = ${importId} and outcome <> 'faulty' group by 1 order by 2 desc, 1`)
  return rows
}

/** The rows with faults of one block, for the file that is corrected. */
export const faultyRowsAfter = (ctx: Ctx, importId: string, row: number, most: number) =>
  ctx.db
    .select()
    .from(dataImportRow)
    .where(
      and(
        eq(dataImportRow.importId, importId),
        gt(dataImportRow.row, row),
        eq(dataImportRow.outcome, 'faulty'),
      ),
    )
    .orderBy(asc(dataImportRow.row))
    .limit(most)

const AT_A_TIME = 100

/** Imports that waited for a person for too long. */
export const overdueImports = (ctx: Ctx) =>
  ctx.db
    .select({ id: dataImport.id })
    .from(dataImport)
    .where(
      and(
        lte(dataImport.expiresAt, ctx.now()),
        sql`${dataImport.state} in ('asked', 'read', 'checked', 'paused')`,
      ),
    )
    .limit(AT_A_TIME)
