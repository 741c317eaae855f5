import type { PictureView } from '@ironsouq/contract/machines/device/device.enums'
import { MOST_PICTURES, type Picture } from '@ironsouq/contract/machines/device/device.schema'
import { asc, eq } from 'drizzle-orm'
import type { Owner } from '#features/platform/media/media.queries.ts'
import { usePicture } from '#features/platform/media/media.use.service.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { Refusal } from '#kernel/errors.ts'
import { touchDevice } from './device.service.ts'
import { devicePicture } from './device.tables.ts'

interface Given {
  deviceId: string
  uploadId: string
  view?: PictureView | undefined
  owner: Owner
}

/** Shows an upload that the image job has made ready as the last picture of a machine. */
export function addPicture(
  ctx: Ctx,
  { deviceId, uploadId, view, owner }: Given,
): Promise<Picture[]> {
  return atomic(ctx, async (ctx) => {
    const picture = await usePicture(ctx, owner, { uploadId, purpose: 'equipment' })
    // Changing the machine locks it: of two pictures at once the second waits, and follows.
    await touchDevice(ctx, deviceId)
    const rows = await ctx.db
      .select()
      .from(devicePicture)
      .where(eq(devicePicture.deviceId, deviceId))
      .orderBy(asc(devicePicture.position))
    if (rows.length >= MOST_PICTURES) throw new Refusal('error.stateChanged')
    const position = (rows.at(-1)?.position ?? -1) + 1
    const added = { ...picture, view: view ?? null }
    await ctx.db
      .insert(devicePicture)
      .values({ deviceId, position, ...added, createdAt: ctx.now() })
    ctx.audit('device', deviceId, null, { picture: { position, objectKey: picture.objectKey } })
    return [...rows, added].map((row) => ({
      src: row.objectKey,
      width: row.width,
      height: row.height,
      ...(row.thumbhash !== null && { thumbhash: row.thumbhash }),
      ...(row.view !== null && { view: row.view }),
    }))
  })
}
