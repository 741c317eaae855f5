import type { Purpose } from '@ironsouq/contract/platform/media/media.limits'
import { and, eq } from 'drizzle-orm'
import type { TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { uploadOf, type Owner } from './media.queries.ts'
import { upload } from './media.tables.ts'

export interface UsedPicture {
  objectKey: string
  width: number
  height: number
  thumbhash: string | null
}

/**
 * The picture of an upload that the caller is about to show, in its transaction. It must be the owner's
 * own, made ready and meant for this purpose. From now on it counts as used, so it is not removed.
 */
export async function usePicture(
  ctx: TxCtx,
  owner: Owner,
  { uploadId, purpose }: { uploadId: string; purpose: Purpose },
): Promise<UsedPicture> {
  const row = await uploadOf(ctx, owner, uploadId)
  if (row?.purpose !== purpose) throw notFound()
  const used = await ctx.db
    .update(upload)
    .set({ unusedSince: null, updatedAt: ctx.now() })
    .where(
      and(
        eq(upload.id, uploadId),
        eq(upload.ownerAudience, owner.audience),
        eq(upload.ownerId, owner.id),
        eq(upload.state, 'ready'),
      ),
    )
    .returning()
  if (used.length === 0) throw new Refusal('error.stateChanged')
  const { pictureKey, width, height, thumbhash } = one(used)
  if (pictureKey === null || width === null || height === null)
    throw new Error(`the upload ${uploadId} is ready without a picture`)
  return { objectKey: pictureKey, width, height, thumbhash }
}

interface Placing<Shown> {
  /** What is shown now, in its order. */
  before: readonly Shown[]
  uploadIds: readonly string[]
  purpose: Purpose
  most: number
}

/**
 * What is shown with the pictures of these uploads first, in this order, and the others behind them. Null when it is
 * shown like that already.
 */
export async function withUploadsFirst<Shown extends UsedPicture>(
  ctx: TxCtx,
  owner: Owner,
  { before, uploadIds, purpose, most }: Placing<Shown>,
): Promise<(Shown | UsedPicture)[] | null> {
  const all = new Map<string, Shown | UsedPicture>()
  for (const uploadId of uploadIds) {
    const picture = await usePicture(ctx, owner, { uploadId, purpose })
    all.set(picture.objectKey, picture)
  }
  for (const picture of before) all.set(picture.objectKey, picture)
  const shown = [...all.values()].slice(0, most)
  const isSame =
    shown.length === before.length &&
    shown.every(({ objectKey }, at) => objectKey === before[at]?.objectKey)
  return isSame ? null : shown
}
