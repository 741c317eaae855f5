import { uploadLife } from '@ironsouq/contract/media/media.lifecycle'
import { PURPOSES, type UploadFault } from '@ironsouq/contract/media/media.limits'
import { eq } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { PictureRefused, type MadePicture } from '#kernel/ports.ts'
import { transition } from '#kernel/transition.ts'
import { uploadById, type UploadRow } from './media.queries.ts'
import { pictureName } from './media.rules.ts'
import { upload } from './media.tables.ts'

export interface KeptPicture {
  objectKey: string
  width: number
  height: number
  thumbhash: string
}

/** The one that lists name is put last: where it is, all are, and nothing is put again. */
export async function keepMade(
  { storage }: Ctx,
  name: string,
  { variants, ...facts }: MadePicture,
): Promise<KeptPicture> {
  const listed = variants.at(-1)
  if (!listed) throw new Error(`nothing was made of ${name}`)
  const keyOf = ({ file }: { file: string }) => `${name}/${file}`
  const kept = { objectKey: keyOf(listed), ...facts }
  if (await storage.has(kept.objectKey)) return kept
  await Promise.all(
    variants.slice(0, -1).map((each) => storage.put(keyOf(each), each.body, each.type)),
  )
  await storage.put(kept.objectKey, listed.body, listed.type)
  return kept
}

/**
 * Looks at what was sent and makes a picture of it, or says what is wrong with it. It is read once:
 * what is checked is what is used, whatever is sent to its place meanwhile.
 */
export async function makePictureOf(ctx: Ctx, uploadId: string): Promise<void> {
  const row = await uploadById(ctx, uploadId)
  if (row?.state !== 'received') return
  const kept = await pictureOf(ctx, row).catch((err: unknown) => {
    if (err instanceof PictureRefused) return err
    throw err
  })
  if (kept instanceof PictureRefused) await refuse(ctx, row, kept.fault)
  else await accept(ctx, row, kept)
  await ctx.storage.remove(row.originalKey)
}

async function pictureOf(ctx: Ctx, row: UploadRow): Promise<KeptPicture> {
  const { purpose, declaredType, declaredSize } = row
  const bytes = await ctx.storage.read(row.originalKey, declaredSize)
  if (!bytes || bytes.length < declaredSize) throw new PictureRefused('damaged')
  if (bytes.length > declaredSize) throw new PictureRefused('size')
  const made = await ctx.images.make(bytes, declaredType)
  return keepMade(ctx, pictureName(PURPOSES[purpose].folder, ctx.images.version, bytes), made)
}

const accept = (ctx: Ctx, { id }: UploadRow, { objectKey, ...facts }: KeptPicture) =>
  atomic(ctx, async (ctx) => {
    await ctx.db
      .update(upload)
      .set({ pictureKey: objectKey, ...facts, updatedAt: ctx.now() })
      .where(eq(upload.id, id))
    await transition(ctx, upload, uploadLife, { id, action: 'accept', by: 'imageJob' })
  })

const refuse = (ctx: Ctx, { id }: UploadRow, fault: UploadFault) =>
  atomic(ctx, async (ctx) => {
    await ctx.db.update(upload).set({ fault, updatedAt: ctx.now() }).where(eq(upload.id, id))
    await transition(ctx, upload, uploadLife, { id, action: 'refuse', by: 'imageJob' })
  })
