import type {
  GridQuery,
  GridRows,
} from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import { BATCH_ROWS_MAX } from '@ironsouq/contract/platform/batch/batch.endpoints'
import { and, desc, inArray, sql } from 'drizzle-orm'
import { brandName } from '#features/machines/brand/brand.queries.ts'
import { priceOf } from '#features/machines/device/device.queries.ts'
import { device } from '#features/machines/device/device.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { guidePercent } from './device-admin.facts.projection.ts'
import { deskCondition } from './device-admin.filter.projection.ts'

/** The machines of the price grid, the last changed first, as many as one batch may change. */
export async function deskGrid(ctx: Ctx, { id, ...filter }: GridQuery): Promise<GridRows> {
  const wanted = and(await deskCondition(ctx, filter), id && inArray(device.id, id))
  const [rows, total] = await Promise.all([
    ctx.db
      .select({
        deviceId: device.id,
        version: device.revision,
        stockNo: device.stockNo,
        brandName: brandName(sql`device.brand_id`, sql`${ctx.locale}::text`),
        model: device.model,
        yearMade: device.yearMade,
        state: device.state,
        priceMinor: device.priceMinor,
        priceCurrency: device.priceCurrency,
        guidePercent,
      })
      .from(device)
      .where(wanted)
      .orderBy(desc(device.updatedAt), desc(device.id))
      .limit(BATCH_ROWS_MAX),
    ctx.db.$count(device, wanted),
  ])
  return { rows: rows.map((row) => ({ ...row, price: priceOf(row) })), total }
}
