import { and, eq, inArray } from 'drizzle-orm'
import {
  devicesOfSeller,
  devicesOfSellerBySerial,
  serialKey,
  type Lock,
} from '#features/machines/device/device.bulk.queries.ts'
import type { DeviceRow } from '#features/machines/device/device.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { importedDevice } from './device-import.tables.ts'
import type { DeviceValues } from './device-import.values.ts'

/**
 * The seller's machines that rows mean: by the seller's own number, else by the serial number. One that
 * was given to another seller is no longer theirs.
 */
export async function devicesMeant(
  ctx: Ctx,
  sellerId: string,
  rows: readonly DeviceValues[],
  lock?: Lock,
) {
  const externalIds = rows.map(({ externalId }) => externalId)
  const links = await ctx.db
    .select()
    .from(importedDevice)
    .where(
      and(eq(importedDevice.sellerId, sellerId), inArray(importedDevice.externalId, externalIds)),
    )
  const linked = new Map(links.map(({ externalId, deviceId }) => [externalId, deviceId]))
  const own = await devicesOfSeller(ctx, sellerId, [...linked.values()], lock)
  const byId = new Map(own.map((row) => [row.id, row]))
  const serials = rows.map(({ columns }) => serialKey(columns.serialNo))
  const bySerial = new Map(
    (await devicesOfSellerBySerial(ctx, sellerId, serials, lock)).map((row) => [
      serialKey(row.serialNo),
      row,
    ]),
  )
  return ({ externalId, columns }: DeviceValues): DeviceRow | undefined =>
    byId.get(linked.get(externalId) ?? '') ?? bySerial.get(serialKey(columns.serialNo))
}
