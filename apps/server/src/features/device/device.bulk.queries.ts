import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import type { DeviceRow } from './device.queries.ts'
import { device, SERIAL_KEY } from './device.tables.ts'

/** A serial number as it is compared: without signs, in capital letters. */
export const serialKey = (serialNo: string) =>
  serialNo.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase()

const hasSerial = (keys: readonly string[]) =>
  sql`${sql.raw(SERIAL_KEY)} = any(${sql.param(keys)}::text[])`

export const devicesById = (ctx: Ctx, ids: readonly string[]): Promise<DeviceRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : ctx.db
        .select()
        .from(device)
        .where(inArray(device.id, [...ids]))

/** The seller's machines with these serial numbers; of several the latest counts. */
export const devicesOfSellerBySerial = (ctx: Ctx, sellerId: string, keys: readonly string[]) =>
  ctx.db
    .select()
    .from(device)
    .where(and(hasSerial(keys), eq(device.sellerId, sellerId)))
    .orderBy(device.seq)

/** Machines of others with these serial numbers that are not sold or withdrawn. */
export const devicesOfOthersBySerial = (ctx: Ctx, sellerId: string, keys: readonly string[]) =>
  ctx.db
    .select({ serialNo: device.serialNo, stockNo: device.stockNo })
    .from(device)
    .where(
      and(
        hasSerial(keys),
        ne(device.sellerId, sellerId),
        sql`${device.state} not in ('sold', 'withdrawn')`,
      ),
    )
