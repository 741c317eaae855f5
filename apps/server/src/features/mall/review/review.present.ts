import { allowed } from '@ironsouq/contract/lifecycle'
import {
  reviewLifecycle,
  reviewPictureLifecycle,
} from '@ironsouq/contract/mall/review/review.lifecycle'
import {
  REPLY_EDIT_MINUTES,
  REVIEW_PICTURE_SECONDS,
} from '@ironsouq/contract/mall/review/review.limits'
import type {
  OwnReview,
  ReviewRecord,
  ShownReview,
} from '@ironsouq/contract/mall/review/review.schema'
import { folderOf } from '#features/platform/media/media.rules.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { inLanguage, type PictureRow } from './review.queries.ts'
import type { StoreRow } from './review.store.projection.ts'
import type { review } from './review.tables.ts'

type Written = Pick<
  typeof review.$inferSelect,
  | 'id'
  | 'stars'
  | 'body'
  | 'locale'
  | 'variant'
  | 'author'
  | 'createdAt'
  | 'reply'
  | 'replyLocale'
  | 'repliedAt'
>

function replyOf({ reply, replyLocale, repliedAt }: Written) {
  if (reply === null || replyLocale === null || repliedAt === null) return null
  return { text: reply, locale: replyLocale, at: repliedAt.toISOString() }
}

const writtenOf = (ctx: Ctx, row: Written) => ({
  reviewId: row.id,
  stars: row.stars,
  text: row.body,
  locale: row.locale,
  variant: inLanguage(row.variant, ctx.locale),
  isAnonymous: row.author === null,
  createdAt: row.createdAt.toISOString(),
  reply: replyOf(row),
})

type Pictured = Pick<PictureRow, 'publicKey' | 'width' | 'height' | 'thumbhash'>

/** Those that everyone may see. */
export const publicPictures = (pictures: readonly Pictured[]) =>
  pictures.flatMap(({ publicKey, width, height, thumbhash }) =>
    publicKey === null
      ? []
      : [{ src: publicKey, width, height, ...(thumbhash !== null && { thumbhash }) }],
  )

/** Words that staff have hidden are sent to no one but their author, their store and staff. */
export function presentShown(
  ctx: Ctx,
  row: Written & { state: string; pictures: readonly Pictured[] },
): ShownReview {
  const isHidden = row.state !== 'published'
  const shown = { ...writtenOf(ctx, row), author: row.author, isHidden }
  return isHidden
    ? { ...shown, text: '', reply: null, author: null, pictures: [] }
    : { ...shown, pictures: publicPictures(row.pictures) }
}

/** With an address of each picture for a few minutes, as it is not public yet or not any more. */
export const privatePictures = (
  ctx: Ctx,
  pictures: readonly PictureRow[],
  reader: 'member' | 'staff',
) =>
  Promise.all(
    pictures.map(async ({ id, objectKey, width, state, fault }) => ({
      reviewPictureId: id,
      state,
      fault,
      actions: allowed(reviewPictureLifecycle, state, reader).filter((action) => action !== 'drop'),
      url: await ctx.storage.presignDownload(`${folderOf(objectKey)}/${width}.webp`, {
        fileName: `review-${id.slice(-6)}.webp`,
        from: ctx.now(),
        seconds: REVIEW_PICTURE_SECONDS,
      }),
    })),
  )

export const presentOwn = async (
  ctx: Ctx,
  row: typeof review.$inferSelect,
  pictures: readonly PictureRow[],
): Promise<OwnReview> => ({
  ...writtenOf(ctx, row),
  state: row.state,
  fault: row.fault,
  pictures: await privatePictures(ctx, pictures, 'member'),
  actions: allowed(reviewLifecycle, row.state, 'member').filter(
    (action) => action === 'correct' || action === 'withdraw',
  ),
})

const MINUTE_MS = 60_000

export function replyEditableUntil({ repliedAt }: Pick<Written, 'repliedAt'>, now: Date) {
  if (!repliedAt) return null
  const last = new Date(repliedAt.getTime() + REPLY_EDIT_MINUTES * MINUTE_MS)
  return last > now ? last : null
}

export const presentRecord = (ctx: Ctx, row: StoreRow): ReviewRecord => ({
  ...writtenOf(ctx, row),
  productId: row.productId,
  productName: row.productName,
  author: row.author,
  state: row.state,
  fault: row.fault,
  replyEditableUntil: replyEditableUntil(row, ctx.now())?.toISOString() ?? null,
})
