import type { ProductFilter } from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import {
  EXPORTED_PRODUCTS_MAX,
  EXPORTED_VARIANTS_MAX,
  PRODUCT_EXPORT_HOURS,
  type ProductExport,
} from '@ironsouq/contract/mall/product-export/product-export.endpoints'
import { productExportLifecycle } from '@ironsouq/contract/mall/product-export/product-export.lifecycle'
import type { TableFileFormat } from '@ironsouq/contract/platform/import/import.limits'
import { knownLocale } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { and, eq, lte, ne } from 'drizzle-orm'
import { storeById } from '#features/mall/store/store.queries.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { transition } from '#kernel/data/transition.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { tableWriter } from '#kernel/table-file/table-writer.ts'
import { emit } from '#kernel/work/events.ts'
import { productExportAsked } from './product-export.events.ts'
import {
  EXPORT_COLUMNS,
  exportedCount,
  exportedLines,
  nextProducts,
  variantsToExport,
} from './product-export.projection.ts'
import { productExport } from './product-export.tables.ts'

const HOUR_MS = 3_600_000
const BLOCK_PRODUCTS = 500
const DOWNLOAD_SECONDS = 600

type ExportRow = typeof productExport.$inferSelect

const keyOf = (exportId: string) => `product-export/${exportId}`

async function present(ctx: Ctx, row: ExportRow): Promise<ProductExport> {
  const { id, state, format, productsTotal, productsDone, createdAt } = row
  const fileName = `ironsouq-${createdAt.toISOString().slice(0, 10)}.${format}`
  const what = { fileName, from: ctx.now(), seconds: DOWNLOAD_SECONDS }
  const url = state === 'ready' ? await ctx.storage.presignDownload(keyOf(id), what) : null
  return { exportId: id, state, format, productsTotal, productsDone, url }
}

interface Ask {
  filter: ProductFilter
  format: TableFileFormat
}

/** Plans a file of the own products that the filter finds now. */
export const askProductExport = (ctx: Ctx, sellerId: string, { filter, format }: Ask) =>
  atomic(ctx, async (ctx) => {
    if (!(await storeById(ctx, sellerId))) throw new Refusal('portalProduct.noStore')
    const productsTotal = await exportedCount(ctx, sellerId, filter)
    if (productsTotal > EXPORTED_PRODUCTS_MAX)
      throw new Refusal('error.fieldTooBig', { max: EXPORTED_PRODUCTS_MAX })
    if ((await exportedLines(ctx, sellerId, filter)) > EXPORTED_VARIANTS_MAX)
      throw new Refusal('error.fieldTooBig', { max: EXPORTED_VARIANTS_MAX })
    const expiresAt = new Date(ctx.now().getTime() + PRODUCT_EXPORT_HOURS * HOUR_MS)
    const { locale } = ctx
    const asked = { sellerId, locale, filter, format, productsTotal }
    const values = { ...asked, expiresAt, createdAt: ctx.now() }
    const row = one(await ctx.db.insert(productExport).values(values).returning())
    await emit(ctx, productExportAsked, { exportId: row.id })
    return present(ctx, row)
  })

/** An export of the own store; that of another is not found. */
export async function productExportOf(
  ctx: Ctx,
  sellerId: string,
  exportId: string,
): Promise<ProductExport> {
  const own = and(eq(productExport.id, exportId), eq(productExport.sellerId, sellerId))
  const [row] = await ctx.db.select().from(productExport).where(own)
  if (!row) throw notFound()
  return present(ctx, row)
}

/** Writes the file. A repetition writes it again under the same name. */
export async function writeProductExport(ctx: Ctx, exportId: string): Promise<void> {
  const byId = eq(productExport.id, exportId)
  const [row] = await ctx.db.select().from(productExport).where(byId)
  if (row?.state !== 'asked') return
  const { sellerId, filter } = row
  const own = { ...ctx, locale: knownLocale(row.locale) }
  const t = translator(own.locale)
  const writer = tableWriter(row.format)
  writer.add(EXPORT_COLUMNS.map(({ heading }) => heading(t)))
  let productsDone = 0
  for (let after: string | null = null; ;) {
    const ids = await nextProducts(own, { sellerId, filter, after, most: BLOCK_PRODUCTS })
    for (const each of await variantsToExport(own, ids))
      writer.add(EXPORT_COLUMNS.map(({ cell }) => cell(each, own, t)))
    productsDone += ids.length
    await ctx.db.update(productExport).set({ productsDone }).where(byId)
    after = ids.at(-1) ?? null
    if (ids.length < BLOCK_PRODUCTS || productsDone >= EXPORTED_PRODUCTS_MAX) break
  }
  await ctx.storage.put(keyOf(exportId), writer.finish(), writer.contentType)
  await atomic(ctx, (ctx) =>
    transition(ctx, productExport, productExportLifecycle, {
      id: exportId,
      action: 'write',
      by: 'system',
    }),
  )
}

/** Ends the downloads that are over, and removes their files. */
export async function expireProductExports(ctx: Ctx): Promise<void> {
  const due = await ctx.db
    .select({ id: productExport.id })
    .from(productExport)
    .where(and(lte(productExport.expiresAt, ctx.now()), ne(productExport.state, 'expired')))
    .limit(200)
  for (const { id } of due) {
    await ctx.storage.remove(keyOf(id))
    await atomic(ctx, (ctx) =>
      transition(ctx, productExport, productExportLifecycle, {
        id,
        action: 'expire',
        by: 'system',
      }),
    )
  }
}
