import { randomUUID } from 'node:crypto'
import type { ImportKind, TableFileFormat } from '@ironsouq/contract/platform/import/import.limits'
import type { RowFault } from '@ironsouq/contract/platform/import/import.schema'
import { capital } from '@ironsouq/i18n/capital'
import { translator } from '@ironsouq/i18n/translate'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { tableWriter, type TableWriter } from '#kernel/table-file/table-writer.ts'
import { faultyRowsAfter, importOrNotFound } from './import.queries.ts'
import { isErrorHeading } from './import.read.service.ts'
import { targetOf } from './import.targets.ts'

const BLOCK_ROWS = 2000
const MINUTES = 10

/** Files that anyone with the address can download; a job removes them after a day. */
export const DOWNLOAD_FOLDER = 'table-file'

async function offered(ctx: Ctx, file: Uint8Array, what: { type: string; fileName: string }) {
  const key = `${DOWNLOAD_FOLDER}/${randomUUID()}`
  await ctx.storage.put(key, file, what.type)
  const from = ctx.now()
  return ctx.storage.presignDownload(key, { fileName: what.fileName, from, seconds: MINUTES * 60 })
}

/** A fault in the reader's language, with what is suggested. */
function faultText(ctx: Ctx, { header, fault, values, suggestion }: RowFault): string {
  const t = translator(ctx.locale)
  const text = t(`portalImport.fault${capital(fault)}`, values)
  const meant = suggestion === null ? '' : ` ${t('portalImport.meant', { value: suggestion })}`
  return `${header === '' ? '' : `${header}: `}${text}${meant}`
}

interface FaultFile {
  importId: string
  kind: ImportKind
  format: TableFileFormat
}

/** The rows with errors as they were sent, each with its errors in the last column. */
async function faultFileOf(ctx: Ctx, { importId, kind, format }: FaultFile): Promise<TableWriter> {
  const row = await importOrNotFound(ctx, importId, kind)
  const t = translator(ctx.locale)
  const sent = row.columns
    .map(({ header }, n) => ({ header, n }))
    .filter(({ header }) => !isErrorHeading(header))
  const writer = tableWriter(format)
  writer.add([...sent.map(({ header }) => header), t('portalImport.errorColumn')])
  let last = 0
  for (;;) {
    const rows = await faultyRowsAfter(ctx, importId, last, BLOCK_ROWS)
    if (rows.length === 0) break
    for (const { cells, faults } of rows) {
      const texts = faults.map((fault) => faultText(ctx, fault))
      writer.add([...sent.map(({ n }) => cells[n] ?? ''), texts.join(' ')])
    }
    last = rows.at(-1)?.row ?? last
  }
  return writer
}

/** Reads in one transaction and stores the file after it. */
export async function faultFile(ctx: Ctx, wanted: FaultFile) {
  const { importId, format } = wanted
  const writer = await atomic(ctx, (ctx) => faultFileOf(ctx, wanted))
  const fileName = `import-errors-${importId.slice(-8)}.${format}`
  return { url: await offered(ctx, writer.finish(), { type: writer.contentType, fileName }) }
}

/** A file with the headings of every field: it is recognised without a mapping. */
export async function templateFile(
  ctx: Ctx,
  { kind, sellerId = null }: { kind: ImportKind; sellerId?: string | null },
  format: TableFileFormat,
) {
  const fields = await atomic(ctx, (ctx) => targetOf({ kind }).fields(ctx, sellerId))
  const writer = tableWriter(format)
  writer.add(fields.map(({ label }) => label))
  const fileName = `import-${kind}.${format}`
  return { url: await offered(ctx, writer.finish(), { type: writer.contentType, fileName }) }
}
