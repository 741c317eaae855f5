import type { QueryOf } from '@ironsouq/contract/endpoint'
import type { importEndpoints } from '@ironsouq/contract/platform/import/import.endpoints'
import type { ImportKind } from '@ironsouq/contract/platform/import/import.limits'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { sellerByCode } from '#features/people/seller/seller.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { keyset } from '#kernel/data/keyset.ts'
import { presentImport } from './import.present.ts'
import { importOrNotFound } from './import.queries.ts'
import { dataImport, dataImportRow } from './import.tables.ts'

export async function importsListed(
  ctx: Ctx,
  kind: ImportKind,
  query: QueryOf<typeof importEndpoints.list>,
) {
  const seller = query.seller === undefined ? undefined : await sellerByCode(ctx, query.seller)
  const wanted = and(
    eq(dataImport.kind, kind),
    query.state && eq(dataImport.state, query.state),
    query.seller === undefined
      ? undefined
      : sql`${dataImport.sellerId} = ${seller?.id ?? null}::uuid`,
  )
  const list = keyset(query, { by: dataImport.createdAt, id: dataImport.id, isDescending: true })
  const found = await ctx.db
    .select({ ...getTableColumns(dataImport), at: list.at })
    .from(dataImport)
    .where(and(wanted, list.where))
    .orderBy(...list.orderBy)
    .limit(list.limit)
  const { rows, ...cursors } = list.pageOf(found)
  return {
    rows: await Promise.all(rows.map((row) => presentImport(ctx, row))),
    ...cursors,
    total: await ctx.db.$count(dataImport, wanted),
  }
}

export async function faultyRowsListed(
  ctx: Ctx,
  kind: ImportKind,
  query: QueryOf<typeof importEndpoints.faults>,
) {
  await importOrNotFound(ctx, query.importId, kind)
  const wanted = and(
    eq(dataImportRow.importId, query.importId),
    eq(dataImportRow.outcome, 'faulty'),
    query.fault &&
      sql`${dataImportRow.faults} @> ${JSON.stringify([{ fault: query.fault }])}::jsonb`,
  )
  const list = keyset(query, { by: dataImportRow.row, id: dataImportRow.row, isDescending: false })
  const found = await ctx.db
    .select({
      row: dataImportRow.row,
      outcome: dataImportRow.outcome,
      faults: dataImportRow.faults,
      at: list.at,
    })
    .from(dataImportRow)
    .where(and(wanted, list.where))
    .orderBy(...list.orderBy)
    .limit(list.limit)
  const { rows, ...cursors } = list.pageOf(found)
  return {
    rows: rows.map(({ row, outcome, faults }) => ({ row, outcome, faults })),
    ...cursors,
    total: await ctx.db.$count(dataImportRow, wanted),
  }
}
