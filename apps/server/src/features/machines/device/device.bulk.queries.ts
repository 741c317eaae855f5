import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import type { DeviceRow } from './device.queries.ts'
import { device, SERIAL_KEY } from './device.tables.ts'

/** A serial number as it is compared: without signs, in capital letters. */
export const serialKey = (serialNo: string) =>
  serialNo.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase()

const hasSerial = (keys: readonly string[]) =>
  sql`${sql.raw(SERIAL_KEY)} = any(${sql.param(keys)}::text[])`

/** With it, no one else changes the machines before the transaction ends. */
export interface Lock {
  forUpdate: true
}

/** In one order, so that two that lock the same machines do not wait for each other. */
function selected(ctx: Ctx, condition: SQL | undefined, lock: Lock | undefined) {
  const query = ctx.db.select().from(device).where(condition).orderBy(device.seq)
  return lock ? query.for('update') : query
}

/** The seller's machines among these. */
export const devicesOfSeller = async (
  ctx: Ctx,
  sellerId: string,
  ids: readonly string[],
  lock?: Lock,
): Promise<DeviceRow[]> =>
  ids.length === 0
    ? []
    : selected(ctx, and(inArray(device.id, [...ids]), eq(device.sellerId, sellerId)), lock)

/** The seller's machines with these serial numbers; of several the latest counts. */
export const devicesOfSellerBySerial = (
  ctx: Ctx,
  sellerId: string,
  keys: readonly string[],
  lock?: Lock,
) => selected(ctx, and(hasSerial(keys), eq(device.sellerId, sellerId)), lock)

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
