import type { Grade } from '@ironsouq/contract/device/device.enums'
import { MOST_PICTURES } from '@ironsouq/contract/device/device.schema'
import { eq, max, sql } from 'drizzle-orm'
import type { TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { notFound } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { deviceChanged } from './device.events.ts'
import { edited } from './device.service.ts'
import { device, devicePicture } from './device.tables.ts'

type Picture = Pick<
  typeof devicePicture.$inferInsert,
  'objectKey' | 'width' | 'height' | 'thumbhash'
>

/**
 * A machine gets the grade of a report, and its photos as the last ones, as far as there is room.
 * Returns the position of the first new one, and how many were added.
 */
export async function takeReport(
  ctx: TxCtx,
  deviceId: string,
  { grade, photos }: { grade: Grade; photos: readonly Picture[] },
): Promise<{ from: number; added: number }> {
  const [row] = await ctx.db
    .update(device)
    .set({ grade, ...edited(ctx) })
    .where(eq(device.id, deviceId))
    .returning({ before: sql<Grade>`old.grade` })
  if (!row) throw notFound()
  const { last } = one(
    await ctx.db
      .select({ last: max(devicePicture.position) })
      .from(devicePicture)
      .where(eq(devicePicture.deviceId, deviceId)),
  )
  const from = (last ?? -1) + 1
  const rows = photos.slice(0, Math.max(0, MOST_PICTURES - from)).map((photo, n) => ({
    ...photo,
    deviceId,
    position: from + n,
    view: 'defect' as const,
    createdAt: ctx.now(),
  }))
  if (rows.length > 0) await ctx.db.insert(devicePicture).values(rows)
  ctx.audit('device', deviceId, { grade: row.before }, { grade, photosAdded: rows.length })
  await emit(ctx, deviceChanged, { deviceId })
  return { from, added: rows.length }
}
