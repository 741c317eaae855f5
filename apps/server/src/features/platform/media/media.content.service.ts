import { and, eq, inArray } from 'drizzle-orm'
import type { TxCtx } from '#kernel/ctx.ts'
import { upload } from './media.tables.ts'

/**
 * Marks uploads of staff for articles as used, so that they are not removed. Returns the keys that
 * are pictures of such uploads.
 */
export async function useContentPictures(
  ctx: TxCtx,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const used = await ctx.db
    .update(upload)
    .set({ unusedSince: null, updatedAt: ctx.now() })
    .where(
      and(
        inArray(upload.pictureKey, [...keys]),
        eq(upload.purpose, 'content'),
        eq(upload.state, 'ready'),
      ),
    )
    .returning({ key: upload.pictureKey })
  return new Set(used.flatMap(({ key }) => key ?? []))
}
