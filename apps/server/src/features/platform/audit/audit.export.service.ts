import { auditExportLifecycle } from '@ironsouq/contract/platform/audit/audit.lifecycle'
import {
  AUDIT_EXPORT_MAX,
  type AuditExport,
  type AuditFilter,
} from '@ironsouq/contract/platform/audit/audit.schema'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { auditHead } from '#kernel/data/kernel.tables.ts'
import { transition } from '#kernel/data/transition.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { auditExportAsked } from './audit.events.ts'
import { auditCount, auditExported } from './audit.projection.ts'
import { dueExports, exportById, presentExport } from './audit.queries.ts'
import { csvCell } from './audit.rules.ts'
import { auditExport, type ExportFilter } from './audit.tables.ts'

const DAYS = 7
const DAY_MS = 86_400_000
const BATCH = 2000
/** Enough to begin a download. */
const DOWNLOAD_SECONDS = 60

const HEADER = [
  'seq',
  'at',
  'actor_audience',
  'actor_id',
  'actor_name',
  'permission',
  'action',
  'entity',
  'entity_id',
  'before',
  'after',
  'request_id',
  'address',
  'previous_hash',
  'hash',
]

export const askExport = (ctx: Ctx, staffId: string, filter: AuditFilter): Promise<AuditExport> =>
  atomic(ctx, async (ctx) => {
    const count = await auditCount(ctx, filter, AUDIT_EXPORT_MAX + 1)
    if (count > AUDIT_EXPORT_MAX)
      throw new Refusal('error.auditExportTooLarge', { max: AUDIT_EXPORT_MAX })
    const now = ctx.now()
    const [head] = await ctx.db.select().from(auditHead)
    const expiresAt = new Date(now.getTime() + DAYS * DAY_MS)
    const values = {
      staffId,
      filter: { ...filter, upTo: String(head?.seq ?? 0n) },
      expiresAt,
      createdAt: now,
    }
    const row = one(await ctx.db.insert(auditExport).values(values).returning())
    ctx.audit('auditExport', row.id, null, { filter: values.filter })
    await emit(ctx, auditExportAsked, { exportId: row.id })
    return presentExport(row)
  })

const lineOf = (cells: readonly (string | null)[]) => `${cells.map(csvCell).join(',')}\r\n`
const jsonOf = (value: unknown) => (value === null ? null : JSON.stringify(value))

async function fileOf(ctx: Ctx, filter: ExportFilter) {
  // The mark makes spreadsheets read UTF-8.
  const parts = [`\uFEFF${lineOf(HEADER)}`]
  let [after, rowCount] = [0n, 0]
  for (;;) {
    const found = await auditExported(ctx, filter, after, BATCH)
    parts.push(
      ...found.map((row) =>
        lineOf([
          String(row.seq),
          row.at.toISOString(),
          row.actorAudience,
          row.actorId,
          row.name,
          row.permission,
          row.endpoint,
          row.entity,
          row.entityId,
          jsonOf(row.before),
          jsonOf(row.after),
          row.requestId,
          row.address,
          row.previousHash.toString('hex'),
          row.hash.toString('hex'),
        ]),
      ),
    )
    rowCount += found.length
    const last = found.at(-1)
    if (!last || found.length < BATCH || rowCount >= AUDIT_EXPORT_MAX) break
    after = last.seq
  }
  return { body: Buffer.from(parts.join('')), rowCount }
}

/** Writes the file to storage. A repeated job writes the same file again. */
export async function writeExport(ctx: Ctx, exportId: string): Promise<void> {
  const row = await exportById(ctx, exportId)
  if (row?.state !== 'asked') return
  const { body, rowCount } = await fileOf(ctx, row.filter)
  const objectKey = `audit-export/${row.id}.csv`
  await ctx.storage.put(objectKey, body, 'text/csv')
  const move = { id: row.id, action: 'write', by: 'system' } as const
  await atomic(ctx, (ctx) =>
    transition(ctx, auditExport, auditExportLifecycle, move, { set: { objectKey, rowCount } }),
  )
}

/** The address is a secret for a minute: the log states only that it was requested. */
export const downloadExport = (ctx: Ctx, staffId: string, exportId: string) =>
  atomic(ctx, async (ctx) => {
    const row = await exportById(ctx, exportId)
    const isTheirs = row?.staffId === staffId && row.state === 'ready' && row.expiresAt > ctx.now()
    if (!row || !isTheirs || row.objectKey === null) throw notFound()
    const fileName = `ironsouq-audit-${row.createdAt.toISOString().slice(0, 10)}.csv`
    const what = { fileName, from: ctx.now(), seconds: DOWNLOAD_SECONDS }
    ctx.audit('auditExport', exportId, null, { downloaded: true })
    return { url: await ctx.storage.presignDownload(row.objectKey, what) }
  })

/** Removes the files that are over. */
export async function expireExports(ctx: Ctx): Promise<void> {
  for (const row of await dueExports(ctx)) {
    if (row.objectKey !== null) await ctx.storage.remove(row.objectKey)
    const move = { id: row.id, action: 'expire', by: 'system' } as const
    await atomic(ctx, (ctx) =>
      transition(ctx, auditExport, auditExportLifecycle, move, { set: { objectKey: null } }),
    ).catch((err: unknown) => {
      if (!(err instanceof Refusal)) throw err // a concurrent run expired it
    })
  }
}
