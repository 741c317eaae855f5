import { uploadLifecycle } from '@ironsouq/contract/platform/media/media.lifecycle'
import { PURPOSES, type UploadFault } from '@ironsouq/contract/platform/media/media.limits'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { transition } from '#kernel/data/transition.ts'
import { PictureRejected, type ProcessedPicture } from '#kernel/ports/image.ts'
import { occurrence } from '#kernel/work/events.ts'
import { uploadDecided } from './media.events.ts'
import { uploadById, type UploadRow } from './media.queries.ts'
import { pictureName } from './media.rules.ts'
import { upload } from './media.tables.ts'

export interface StoredPicture {
  objectKey: string
  width: number
  height: number
  thumbhash: string
}

/** The variant for lists is stored last: if it exists, all do, and nothing is stored again. */
export async function storePicture(
  { storage }: Ctx,
  name: string,
  { variants, ...facts }: ProcessedPicture,
): Promise<StoredPicture> {
  const listed = variants.at(-1)
  if (!listed) throw new Error(`nothing was made of ${name}`)
  const keyOf = ({ file }: { file: string }) => `${name}/${file}`
  const stored = { objectKey: keyOf(listed), ...facts }
  if (await storage.has(stored.objectKey)) return stored
  await Promise.all(
    variants.slice(0, -1).map((each) => storage.put(keyOf(each), each.body, each.type)),
  )
  await storage.put(stored.objectKey, listed.body, listed.type)
  return stored
}

/**
 * Checks the uploaded file and makes a picture of it, or rejects it. The file is read once:
 * a file that is sent to the same key meanwhile is not used unchecked.
 */
export async function makePictureOf(ctx: Ctx, uploadId: string): Promise<void> {
  const row = await uploadById(ctx, uploadId)
  if (row?.state !== 'received') return
  const result = await pictureOf(ctx, row).catch((err: unknown) => {
    if (err instanceof PictureRejected) return err
    throw err
  })
  if (result instanceof PictureRejected) await refuse(ctx, row, result.fault)
  else await accept(ctx, row, result)
  await ctx.storage.remove(row.originalKey)
}

async function pictureOf(ctx: Ctx, row: UploadRow): Promise<StoredPicture> {
  const { purpose, declaredType, declaredSize } = row
  const bytes = await ctx.storage.read(row.originalKey, declaredSize)
  if (!bytes || bytes.length < declaredSize) throw new PictureRejected('damaged')
  if (bytes.length > declaredSize) throw new PictureRejected('size')
  const { folder, maxPixels, minSide } = PURPOSES[purpose]
  const made = await ctx.images.make(bytes, declaredType, maxPixels)
  if (Math.min(made.width, made.height) < minSide) throw new PictureRejected('dimensions')
  return storePicture(ctx, pictureName(folder, ctx.images.version, bytes), made)
}

const accept = (ctx: Ctx, { id }: UploadRow, { objectKey, ...facts }: StoredPicture) =>
  decide(ctx, { id, action: 'accept' }, { pictureKey: objectKey, unusedSince: ctx.now(), ...facts })

const refuse = (ctx: Ctx, { id }: UploadRow, fault: UploadFault) =>
  decide(ctx, { id, action: 'refuse' }, { fault })

const decide = (
  ctx: Ctx,
  move: { id: string; action: 'accept' | 'refuse' },
  set: Partial<UploadRow>,
) =>
  atomic(ctx, (ctx) =>
    transition(
      ctx,
      upload,
      uploadLifecycle,
      { ...move, by: 'system' },
      {
        set: { ...set, updatedAt: ctx.now() },
        emit: [occurrence(uploadDecided, { uploadId: move.id })],
      },
    ),
  )
