import { MOST_PICTURES } from '@ironsouq/contract/machines/device/device.schema'
import { and, asc, eq } from 'drizzle-orm'
import type { Owner } from '#features/platform/media/media.queries.ts'
import { withUploadsFirst } from '#features/platform/media/media.use.service.ts'
import type { TxCtx } from '#kernel/ctx.ts'
import { touchDevice } from './device.service.ts'
import { device, devicePicture } from './device.tables.ts'

interface Placed {
  entityId: string
  uploadIds: readonly string[]
}

/**
 * Shows these uploads first, in this order; what the machine shows besides stays behind them. False when the machine is
 * no draft any more: people decide what buyers see of it.
 */
export async function placeDevicePictures(
  ctx: TxCtx,
  owner: Owner,
  { entityId: deviceId, uploadIds }: Placed,
): Promise<boolean> {
  const own = and(eq(device.id, deviceId), eq(device.sellerId, owner.id))
  const [row] = await ctx.db.select({ state: device.state }).from(device).where(own).for('update')
  if (!row) return true
  const before = await ctx.db
    .select()
    .from(devicePicture)
    .where(eq(devicePicture.deviceId, deviceId))
    .orderBy(asc(devicePicture.position))
  const asked = { before, uploadIds, purpose: 'equipment', most: MOST_PICTURES } as const
  const shown = await withUploadsFirst(ctx, owner, asked)
  if (!shown) return true
  if (row.state !== 'draft') return false
  const rows = shown.map((picture, position) => ({
    createdAt: ctx.now(),
    view: null,
    ...picture,
    deviceId,
    position,
  }))
  await ctx.db.delete(devicePicture).where(eq(devicePicture.deviceId, deviceId))
  await ctx.db.insert(devicePicture).values(rows)
  await touchDevice(ctx, deviceId)
  ctx.audit('device', deviceId, { pictures: before.length }, { pictures: rows.length })
  return true
}
