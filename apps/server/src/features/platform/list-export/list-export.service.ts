import type { TableFileFormat } from '@ironsouq/contract/platform/import/import.limits'
import {
  LIST_EXPORT_HOURS,
  LIST_EXPORT_ROWS_MAX,
  type ExportedList,
  type ListExport,
} from '@ironsouq/contract/platform/list-export/list-export.endpoints'
import { listExportLifecycle } from '@ironsouq/contract/platform/list-export/list-export.lifecycle'
import { knownLocale } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { and, eq, isNull, lte, ne } from 'drizzle-orm'
import {
  INQUIRY_EXPORT_COLUMNS,
  inquiriesToExport,
  inquiriesToExportCount,
} from '#features/deals/inquiry/inquiry.export.projection.ts'
import type { InquiryAsked } from '#features/deals/inquiry/inquiry.staff.projection.ts'
import {
  ORDER_EXPORT_COLUMNS,
  ordersToExport,
  ordersToExportCount,
} from '#features/mall/order/search/order.export.projection.ts'
import type { OrderFilter } from '#features/mall/order/search/order.search.projection.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { transition } from '#kernel/data/transition.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import type { Actor } from '#kernel/http/serve.ts'
import { tableWriter } from '#kernel/table-file/table-writer.ts'
import { emit } from '#kernel/work/events.ts'
import { listExportAsked } from './list-export.events.ts'
import { listExport } from './list-export.tables.ts'

const HOUR_MS = 3_600_000
const BLOCK_ROWS = 1000
const DOWNLOAD_SECONDS = 600

type ExportRow = typeof listExport.$inferSelect

/** The rows of one list that a filter leaves. */
type Wanted = { seesMembers: boolean } & (
  | { list: 'order'; filter: OrderFilter }
  | { list: 'inquiry'; filter: InquiryAsked }
)

const wantedBy = ({ list, filter, seesMembers }: ExportRow): Wanted =>
  list === 'order'
    ? { list, filter: filter as OrderFilter, seesMembers }
    : { list, filter: filter as InquiryAsked, seesMembers }

const countOf = (ctx: Ctx, wanted: Wanted, most: number): Promise<number> =>
  wanted.list === 'order'
    ? ordersToExportCount(ctx, wanted, most)
    : inquiriesToExportCount(ctx, wanted, most)

const COLUMNS = { order: ORDER_EXPORT_COLUMNS, inquiry: INQUIRY_EXPORT_COLUMNS } as const

const rowsOf = (ctx: Ctx, wanted: Wanted, block: Parameters<typeof ordersToExport>[2]) =>
  wanted.list === 'order'
    ? ordersToExport(ctx, wanted, block)
    : inquiriesToExport(ctx, wanted, block)

const keyOf = (exportId: string) => `list-export/${exportId}`

async function present(ctx: Ctx, row: ExportRow): Promise<ListExport> {
  const { id, state, format, rowsTotal, rowsDone, createdAt } = row
  const fileName = `ironsouq-${row.list}-${createdAt.toISOString().slice(0, 10)}.${format}`
  const what = { fileName, from: ctx.now(), seconds: DOWNLOAD_SECONDS }
  const url = state === 'ready' ? await ctx.storage.presignDownload(keyOf(id), what) : null
  return { exportId: id, state, format, rowsTotal, rowsDone, url }
}

type Ask = { format: TableFileFormat } & (
  | { list: 'order'; filter: OrderFilter }
  | { list: 'inquiry'; filter: InquiryAsked }
)

/** Plans a file of the rows that the filter finds now; for people of a seller those of the seller. */
export const askListExport = (ctx: Ctx, actor: Actor, { format, ...asked }: Ask) =>
  atomic(ctx, async (ctx) => {
    const { id: personId, sellerId, permissions } = actor
    const wanted: Wanted = { ...asked, seesMembers: permissions.has('member.read') }
    if (wanted.list === 'order' && sellerId !== null) wanted.filter = { ...wanted.filter, sellerId }
    const most = LIST_EXPORT_ROWS_MAX
    const rowsTotal = await countOf(ctx, wanted, most + 1)
    if (rowsTotal > most) throw new Refusal('error.fieldTooBig', { max: most })
    const expiresAt = new Date(ctx.now().getTime() + LIST_EXPORT_HOURS * HOUR_MS)
    const { locale } = ctx
    const times = { expiresAt, createdAt: ctx.now() }
    const values = { ...wanted, ...times, personId, sellerId, locale, format, rowsTotal }
    const row = one(await ctx.db.insert(listExport).values(values).returning())
    // What was searched for may name a person: the log says only that something was.
    const narrowedBy = Object.keys(wanted.filter).toSorted()
    ctx.audit('listExport', row.id, null, { list: wanted.list, narrowedBy, format, rowsTotal })
    await emit(ctx, listExportAsked, { exportId: row.id })
    return present(ctx, row)
  })

/** The caller's own export, or one of the own seller; that of another is not found. */
export async function listExportOf(
  ctx: Ctx,
  { id: personId, sellerId }: Actor,
  list: ExportedList,
  exportId: string,
): Promise<ListExport> {
  const own = and(
    eq(listExport.id, exportId),
    eq(listExport.list, list),
    sellerId === null
      ? and(isNull(listExport.sellerId), eq(listExport.personId, personId))
      : eq(listExport.sellerId, sellerId),
  )
  const [row] = await ctx.db.select().from(listExport).where(own)
  if (!row) throw notFound()
  return present(ctx, row)
}

/** Writes the file. A repetition writes it again under the same name. */
export async function writeListExport(ctx: Ctx, exportId: string): Promise<void> {
  const byId = eq(listExport.id, exportId)
  const [row] = await ctx.db.select().from(listExport).where(byId)
  if (row?.state !== 'asked') return
  const wanted = wantedBy(row)
  const own = { ...ctx, locale: knownLocale(row.locale) }
  const t = translator(own.locale)
  const writer = tableWriter(row.format)
  writer.add(COLUMNS[row.list].map(({ heading }) => t(heading)))
  let rowsDone = 0
  for (let after: string | null = null; ;) {
    const found = await rowsOf(own, wanted, { after, most: BLOCK_ROWS, t })
    for (const { cells } of found) writer.add(cells)
    rowsDone += found.length
    await ctx.db.update(listExport).set({ rowsDone }).where(byId)
    after = found.at(-1)?.id ?? null
    if (found.length < BLOCK_ROWS || rowsDone >= LIST_EXPORT_ROWS_MAX) break
  }
  await ctx.storage.put(keyOf(exportId), writer.finish(), writer.contentType)
  await atomic(ctx, (ctx) =>
    transition(ctx, listExport, listExportLifecycle, {
      id: exportId,
      action: 'write',
      by: 'system',
    }),
  )
}

/** Ends the downloads that are over, and removes their files. */
export async function expireListExports(ctx: Ctx): Promise<void> {
  const due = await ctx.db
    .select({ id: listExport.id })
    .from(listExport)
    .where(and(lte(listExport.expiresAt, ctx.now()), ne(listExport.state, 'expired')))
    .limit(200)
  for (const { id } of due) {
    await ctx.storage.remove(keyOf(id))
    await atomic(ctx, (ctx) =>
      transition(ctx, listExport, listExportLifecycle, { id, action: 'expire', by: 'system' }),
    )
  }
}
