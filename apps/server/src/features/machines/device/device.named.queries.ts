import { inArray, sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { deviceTitle } from './device.queries.ts'
import { device } from './device.tables.ts'

export interface NamedDevice {
  deviceId: string
  stockNo: string
  title: string
}

const named = (ctx: Ctx, where: SQL): Promise<NamedDevice[]> =>
  ctx.db
    .select({
      deviceId: device.id,
      stockNo: device.stockNo,
      title: deviceTitle(sql`${ctx.locale}::text`),
    })
    .from(device)
    .where(where)

/** What staff know devices by, whatever their state. */
export const devicesNamed = async (ctx: Ctx, ids: readonly string[]): Promise<NamedDevice[]> =>
  ids.length === 0 ? [] : named(ctx, inArray(device.id, [...ids]))

export const devicesByStockNo = async (
  ctx: Ctx,
  stockNos: readonly string[],
): Promise<NamedDevice[]> =>
  stockNos.length === 0 ? [] : named(ctx, inArray(device.stockNo, [...stockNos]))
