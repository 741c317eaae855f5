import { and, eq, inArray } from 'drizzle-orm'
import { device } from '#features/machines/device/device.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { importedDevice } from './device-import.tables.ts'

/** The machines of a seller's files that can still be withdrawn; a reserved one has a buyer. */
export const openImported = (ctx: Ctx, sellerId: string) =>
  ctx.db
    .select({ deviceId: device.id, missingRuns: importedDevice.missingRuns })
    .from(importedDevice)
    .innerJoin(device, eq(device.id, importedDevice.deviceId))
    .where(
      and(
        eq(importedDevice.sellerId, sellerId),
        eq(device.sellerId, sellerId),
        inArray(device.state, ['draft', 'pendingReview', 'rejected', 'listed']),
      ),
    )
