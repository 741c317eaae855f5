import type { DeskFilter } from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import {
  EXPORT_HOURS,
  EXPORT_ROWS_MAX,
  type DeviceExport,
} from '@ironsouq/contract/machines/device-export/device-export.endpoints'
import { deviceExportLifecycle } from '@ironsouq/contract/machines/device-export/device-export.lifecycle'
import { DEVICE_FIELDS } from '@ironsouq/contract/platform/import/import.device-fields'
import type { TableFileFormat } from '@ironsouq/contract/platform/import/import.limits'
import { capital } from '@ironsouq/i18n/capital'
import { knownLocale } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { and, eq, lte, ne } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { transition } from '#kernel/data/transition.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { tableWriter } from '#kernel/table-file/table-writer.ts'
import { emit } from '#kernel/work/events.ts'
import { deviceExportAsked } from './device-export.events.ts'
import { devicesToExport, devicesToExportCount, EXPORT_CELLS } from './device-export.projection.ts'
import { deviceExport } from './device-export.tables.ts'

const HOUR_MS = 3_600_000
const BLOCK_ROWS = 1000
const DOWNLOAD_SECONDS = 600

type ExportRow = typeof deviceExport.$inferSelect

const keyOf = (exportId: string) => `device-export/${exportId}`

async function present(ctx: Ctx, row: ExportRow): Promise<DeviceExport> {
  const { id, state, format, rowsTotal, rowsDone, createdAt } = row
  const fileName = `ironsouq-${createdAt.toISOString().slice(0, 10)}.${format}`
  const what = { fileName, from: ctx.now(), seconds: DOWNLOAD_SECONDS }
  const url = state === 'ready' ? await ctx.storage.presignDownload(keyOf(id), what) : null
  return { exportId: id, state, format, rowsTotal, rowsDone, url }
}

interface Ask {
  filter: DeskFilter
  format: TableFileFormat
}

/** Plans a file of the machines that the filter finds now. */
export const askDeviceExport = (ctx: Ctx, staffId: string, { filter, format }: Ask) =>
  atomic(ctx, async (ctx) => {
    const rowsTotal = await devicesToExportCount(ctx, filter)
    if (rowsTotal > EXPORT_ROWS_MAX)
      throw new Refusal('error.fieldTooBig', { max: EXPORT_ROWS_MAX })
    const expiresAt = new Date(ctx.now().getTime() + EXPORT_HOURS * HOUR_MS)
    const { locale } = ctx
    const values = { staffId, locale, filter, format, rowsTotal, expiresAt, createdAt: ctx.now() }
    const row = one(await ctx.db.insert(deviceExport).values(values).returning())
    ctx.audit('device-export', row.id, null, { filter, format, rowsTotal })
    await emit(ctx, deviceExportAsked, { exportId: row.id })
    return present(ctx, row)
  })

/** The caller's own export; that of another staff member is not found. */
export async function deviceExportOf(ctx: Ctx, staffId: string, exportId: string) {
  const own = and(eq(deviceExport.id, exportId), eq(deviceExport.staffId, staffId))
  const [row] = await ctx.db.select().from(deviceExport).where(own)
  if (!row) throw notFound()
  return present(ctx, row)
}

/** Writes the file. A repetition writes it again under the same name. */
export async function writeDeviceExport(ctx: Ctx, exportId: string): Promise<void> {
  const byId = eq(deviceExport.id, exportId)
  const [row] = await ctx.db.select().from(deviceExport).where(byId)
  if (row?.state !== 'asked') return
  const own = { ...ctx, locale: knownLocale(row.locale) }
  const t = translator(own.locale)
  const writer = tableWriter(row.format)
  writer.add(DEVICE_FIELDS.map((field) => t(`portalImport.field${capital(field)}`)))
  let rowsDone = 0
  for (let after: string | null = null; ;) {
    const found = await devicesToExport(own, row.filter, after, BLOCK_ROWS)
    for (const each of found) writer.add(DEVICE_FIELDS.map((field) => EXPORT_CELLS[field](each)))
    rowsDone += found.length
    await ctx.db.update(deviceExport).set({ rowsDone }).where(byId)
    after = found.at(-1)?.row.id ?? null
    if (found.length < BLOCK_ROWS || rowsDone >= EXPORT_ROWS_MAX) break
  }
  await ctx.storage.put(keyOf(exportId), writer.finish(), writer.contentType)
  await atomic(ctx, (ctx) =>
    transition(ctx, deviceExport, deviceExportLifecycle, {
      id: exportId,
      action: 'write',
      by: 'system',
    }),
  )
}

/** Ends the downloads that are over, and removes their files. */
export async function expireDeviceExports(ctx: Ctx): Promise<void> {
  const due = await ctx.db
    .select({ id: deviceExport.id })
    .from(deviceExport)
    .where(and(lte(deviceExport.expiresAt, ctx.now()), ne(deviceExport.state, 'expired')))
    .limit(200)
  for (const { id } of due) {
    await ctx.storage.remove(keyOf(id))
    await atomic(ctx, (ctx) =>
      transition(ctx, deviceExport, deviceExportLifecycle, { id, action: 'expire', by: 'system' }),
    )
  }
}
