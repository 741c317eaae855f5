import type { Grade } from '@ironsouq/contract/machines/device/device.enums'
import { MOST_PICTURES } from '@ironsouq/contract/machines/device/device.schema'
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

interface Report {
  grade: Grade
  /** The reading of the hour meter. */
  meterHours: number | null
  photos: readonly Picture[]
}

/**
 * A machine gets the grade and hours of a report, and its photos as the last ones, as far as there is room.
 * Returns the position of the first new one, and how many were added.
 */
export async function takeReport(
  ctx: TxCtx,
  deviceId: string,
  { grade, meterHours, photos }: Report,
): Promise<{ from: number; added: number }> {
  const [row] = await ctx.db
    .update(device)
    // A meter does not run backwards: a lower reading leaves the hours that are known.
    .set({
      grade,
      workHours: sql`greatest(${device.workHours}, ${meterHours}::integer)`,
      ...edited(ctx),
    })
    .where(eq(device.id, deviceId))
    .returning({
      before: sql<{ grade: Grade; workHours: number | null }>`json_build_object(
        'grade', old.grade, 'workHours', old.work_hours)`,
      workHours: device.workHours,
    })
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
  const after = { grade, workHours: row.workHours, photosAdded: rows.length }
  ctx.audit('device', deviceId, row.before, after)
  await emit(ctx, deviceChanged, { deviceId })
  return { from, added: rows.length }
}
