import { REVIEW_PICTURES_SHOWN } from '@ironsouq/contract/platform/media/media.limits'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { copyPicture } from '#features/platform/media/media.copy.service.ts'
import { folderOf } from '#features/platform/media/media.rules.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { emit } from '#kernel/work/events.ts'
import { reviewPicturesChanged } from './review.events.ts'
import { idsOf, lockedReview } from './review.service.ts'
import { review, reviewPicture } from './review.tables.ts'

type Picture = typeof reviewPicture.$inferSelect

const folderFor = ({ id, decisions }: Picture) => `${REVIEW_PICTURES_SHOWN}/${id}-${decisions}`

/**
 * Makes a picture public that staff allowed, or private that they refused or its author took back. Someone may decide
 * otherwise while files are copied: then these are removed, and the event of that decision has its own.
 */
export async function followDecision(ctx: Ctx, id: string): Promise<void> {
  const [picture] = await ctx.db.select().from(reviewPicture).where(eq(reviewPicture.id, id))
  if (!picture) return
  const isAllowed = picture.state === 'allowed'
  const publicKey = isAllowed ? await copyPicture(ctx, picture.objectKey, folderFor(picture)) : null
  const { isStill, before } = await setPublic(ctx, picture, publicKey)
  if (before !== null && before !== publicKey) await ctx.storage.removeFolder(folderOf(before))
  if (isAllowed && !isStill) await ctx.storage.removeFolder(folderFor(picture))
  if (picture.state === 'dropped')
    await ctx.db.delete(reviewPicture).where(eq(reviewPicture.id, id))
}

const setPublic = (ctx: Ctx, { id, reviewId, decisions }: Picture, publicKey: string | null) =>
  atomic(ctx, async (ctx) => {
    const row = await lockedReview(ctx, reviewId)
    const [changed] = await ctx.db
      .update(reviewPicture)
      .set({ publicKey })
      .where(and(eq(reviewPicture.id, id), eq(reviewPicture.decisions, decisions)))
      .returning({ before: sql<string | null>`old.public_key` })
    if (!changed) return { isStill: false, before: null }
    const isPublic = and(eq(reviewPicture.reviewId, reviewId), isNotNull(reviewPicture.publicKey))
    const pictureCount = await ctx.db.$count(reviewPicture, isPublic)
    await ctx.db.update(review).set({ pictureCount }).where(eq(review.id, reviewId))
    await emit(ctx, reviewPicturesChanged, idsOf(row))
    return { isStill: true, before: changed.before }
  })
