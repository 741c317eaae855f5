import { importLifecycle } from '@ironsouq/contract/platform/import/import.lifecycle'
import {
  IMPORT_BYTES_MAX,
  IMPORT_CELL_CHARACTERS_MAX,
  IMPORT_COLUMNS_MAX,
  IMPORT_HEADER_CHARACTERS_MAX,
  IMPORT_ROWS_MAX,
  type FileFault,
} from '@ironsouq/contract/platform/import/import.limits'
import type { ColumnMapping, ImportColumn } from '@ironsouq/contract/platform/import/import.schema'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { sql } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { transition } from '#kernel/data/transition.ts'
import { readTable } from '#kernel/table-file/table-file.ts'
import { TableRejected, type TableRow } from '#kernel/table-file/table-row.ts'
import { occurrence } from '#kernel/work/events.ts'
import { importRead } from './import.events.ts'
import { importById, rememberedMapping, type ImportRow } from './import.queries.ts'
import { dataImport } from './import.tables.ts'
import { targetOf } from './import.targets.ts'

const BLOCK_ROWS = 2000
/** One shared string of a workbook may stand in millions of cells: rows are counted as they are stored. */
const BLOCK_CHARACTERS = 4_000_000
const CHARACTERS_MAX = 256_000_000
const LIMITS = {
  rows: IMPORT_ROWS_MAX + 1,
  columns: IMPORT_COLUMNS_MAX,
  cellCharacters: IMPORT_CELL_CHARACTERS_MAX,
  // A workbook of 200,000 rows is about 300 MB of XML; far more is made to exhaust the worker.
  unpackedBytes: 1 << 30,
}

/** The heading of the column that an error file has besides; it is left out when it comes back. */
const ERROR_HEADINGS = new Set(
  LOCALE_CODES.map((locale) => translator(locale)('portalImport.errorColumn')),
)

export const isErrorHeading = (header: string) => ERROR_HEADINGS.has(header)

class FileRejected extends Error {
  readonly fault: FileFault
  readonly row: number | null
  constructor(fault: FileFault, row: number | null = null) {
    super(fault)
    this.fault = fault
    this.row = row
  }
}

/** Headings must differ: a mapping is remembered by them. An empty one is named by its column. */
function headersOf({ cells }: TableRow): string[] {
  const headers = cells.map((cell, n) =>
    (cell.trim() || `#${n + 1}`).slice(0, IMPORT_HEADER_CHARACTERS_MAX),
  )
  if (new Set(headers).size < headers.length) throw new FileRejected('sameHeader')
  return headers
}

/** The mapping of the seller's last file where its heading is the same, else what the heading means. */
async function columnsOf(
  ctx: Ctx,
  row: ImportRow,
  headers: readonly string[],
): Promise<Omit<ImportColumn, 'firstValue'>[]> {
  const remembered = new Map(
    (await rememberedMapping(ctx, row))?.columns.map((column) => [column.header, column]),
  )
  const recognised = await targetOf(row).recognise(ctx, headers, row.sellerId)
  const used = new Set<string>()
  const isFree = ({ field }: ColumnMapping) => field === null || !used.has(field)
  return headers.map((header, n) => {
    const known = remembered.get(header)
    const given = known && isFree(known) ? known : recognised[n]
    if (isErrorHeading(header) || !given || !isFree(given))
      return { header, field: null, match: 'none' as const }
    if (given.field !== null) used.add(given.field)
    const match = known ? 'remembered' : given.field === null ? 'none' : 'recognised'
    return { ...given, match }
  })
}

async function storeRows(ctx: Ctx, importId: string, rows: readonly TableRow[]): Promise<void> {
  if (rows.length === 0) return
  await ctx.db.execute(sql`
    insert into data_import_row (import_id, row, cells, created_at)
    select ${importId}, number, array(select jsonb_array_elements_text(cells)), ${ctx.now().toISOString()}::timestamptz
    from unnest(${sql.param(rows.map(({ number }) => number))}::int[],
      ${sql.param(rows.map(({ cells }) => JSON.stringify(cells)))}::jsonb[]) as given (number, cells)
    on conflict do nothing`)
  // The owner sees how far it is. A repetition after a kill counts the rows, it does not add them.
  await ctx.db.execute(sql`
    update data_import set updated_at = ${ctx.now().toISOString()}::timestamptz, rows_total = (
      select count(*) from data_import_row where import_id = ${importId})
    where id = ${importId} and state = 'received'`)
}

/** Stores every row of the file, and what its columns seem to be. */
async function readRows(ctx: Ctx, row: ImportRow): Promise<ImportColumn[]> {
  const bytes = await ctx.storage.read(row.fileKey, IMPORT_BYTES_MAX)
  if (!bytes || bytes.length === 0) throw new FileRejected('missing')
  let headers: string[] | undefined
  const firstValues: string[] = []
  let block: TableRow[] = []
  let count = 0
  let characters = 0
  let inBlock = 0
  for await (const each of readTable(bytes, LIMITS)) {
    if (!headers) {
      headers = headersOf(each)
      continue
    }
    each.cells.forEach((cell, n) => (firstValues[n] ||= cell.slice(0, 80)))
    count += 1
    block.push(each)
    for (const cell of each.cells) inBlock += cell.length
    if (block.length < BLOCK_ROWS && inBlock < BLOCK_CHARACTERS) continue
    characters += inBlock
    if (characters > CHARACTERS_MAX) throw new FileRejected('unpacksTooLarge', each.number)
    await storeRows(ctx, row.id, block)
    block = []
    inBlock = 0
  }
  if (!headers || count === 0) throw new FileRejected('noRows')
  await storeRows(ctx, row.id, block)
  const columns = await columnsOf(ctx, row, headers)
  return columns.map((column, n) => ({ ...column, firstValue: firstValues[n] ?? '' }))
}

/** Reads the file into rows, or refuses it. A repetition finds the rows that are there already. */
export async function readImport(ctx: Ctx, importId: string): Promise<void> {
  const row = await importById(ctx, importId)
  if (row?.state !== 'received') return
  const move = { id: importId, by: 'system' } as const
  const set = { updatedAt: ctx.now() }
  try {
    const columns = await readRows(ctx, row)
    await atomic(ctx, (ctx) =>
      transition(
        ctx,
        dataImport,
        importLifecycle,
        { ...move, action: 'read' },
        {
          set: { ...set, columns, readAt: ctx.now() },
          emit: [occurrence(importRead, { importId })],
        },
      ),
    )
  } catch (err) {
    if (!(err instanceof FileRejected || err instanceof TableRejected)) throw err
    await atomic(ctx, (ctx) =>
      transition(
        ctx,
        dataImport,
        importLifecycle,
        { ...move, action: 'refuse' },
        {
          set: { ...set, fault: err.fault, faultRow: err.row },
        },
      ),
    )
  }
}
