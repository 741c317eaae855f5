import type { PictureView } from '@ironsouq/contract/machines/device/device.enums'
import { asc, eq } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { ConflictRefusal, FieldFaults } from '#kernel/errors.ts'
import { touchDevice } from './device.service.ts'
import { devicePicture } from './device.tables.ts'

interface Given {
  deviceId: string
  pictures: readonly { src: string; view: PictureView | null }[]
  removed: readonly string[]
}

/**
 * Orders, names and removes the pictures of a machine. A picture that is in neither list was added
 * meanwhile: then nothing changes. Returns the new position of each old one, null if removed.
 */
export const orderPictures = (
  ctx: Ctx,
  { deviceId, pictures, removed }: Given,
  read: () => Promise<object>,
): Promise<ReadonlyMap<number, number | null>> =>
  atomic(ctx, async (ctx) => {
    // Changing the machine locks it: a picture that is being added waits, and follows.
    await touchDevice(ctx, deviceId)
    const rows = await ctx.db
      .select()
      .from(devicePicture)
      .where(eq(devicePicture.deviceId, deviceId))
      .orderBy(asc(devicePicture.position))
    const bySrc = new Map(rows.map((row) => [row.objectKey, row]))
    const named = new Set([...pictures.map(({ src }) => src), ...removed])
    if (named.size !== pictures.length + removed.length)
      throw new FieldFaults([{ field: 'pictures', key: 'error.fieldNotAllowed', values: {} }])
    if (
      rows.some(({ objectKey }) => !named.has(objectKey)) ||
      [...named].some((src) => !bySrc.has(src))
    )
      throw new ConflictRefusal(await read())
    const positions = new Map<number, number | null>()
    const ordered = pictures.flatMap(({ src, view }, position) => {
      const row = bySrc.get(src)
      if (!row) return []
      positions.set(row.position, position)
      return [{ ...row, view, position }]
    })
    for (const src of removed) positions.set(bySrc.get(src)?.position ?? -1, null)
    await ctx.db.delete(devicePicture).where(eq(devicePicture.deviceId, deviceId))
    if (ordered.length > 0) await ctx.db.insert(devicePicture).values(ordered)
    ctx.audit(
      'device',
      deviceId,
      { pictures: rows.map(({ objectKey, view }) => ({ src: objectKey, view })) },
      { pictures },
    )
    return positions
  })
