import type { StoreBlockEdit, StorePage } from '@ironsouq/contract/mall/store/store.schema'
import { and, eq, sql } from 'drizzle-orm'
import type { Owner } from '#features/platform/media/media.queries.ts'
import { usePicture } from '#features/platform/media/media.use.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { ConflictRefusal } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { storeChanged } from './store.events.ts'
import { presentPage } from './store.page.present.ts'
import { pageOf } from './store.queries.ts'
import { ownStore } from './store.service.ts'
import { storePage, type StoredBlock } from './store.tables.ts'

type Stored = Awaited<ReturnType<typeof pageOf>>

/** The picture of a block: one that the page has already, or a ready upload of the person who edits it. */
async function pictureFor(ctx: TxCtx, owner: Owner, uploadId: string | null, before: Stored) {
  if (uploadId === null) return null
  const known = [...(before?.draft ?? []), ...(before?.published ?? [])]
  const same = known.find((block) => block.uploadId === uploadId)
  if (same) return same.picture
  const { objectKey, width, height, thumbhash } = await usePicture(ctx, owner, {
    uploadId,
    purpose: 'content',
  })
  return { src: objectKey, width, height, ...(thumbhash !== null && { thumbhash }) }
}

const conflict = async (ctx: TxCtx, sellerId: string) =>
  new ConflictRefusal(presentPage(await pageOf(ctx, sellerId)))

/** Saves the blocks; buyers see them once they are published. */
export const saveStorePage = (
  ctx: Ctx,
  { sellerId, owner }: { sellerId: string; owner: Owner },
  { version, blocks }: { version: number; blocks: readonly StoreBlockEdit[] },
): Promise<StorePage> =>
  atomic(ctx, async (ctx) => {
    await ownStore(ctx, sellerId)
    const before = await pageOf(ctx, sellerId)
    const draft: StoredBlock[] = []
    for (const block of blocks)
      draft.push({ ...block, picture: await pictureFor(ctx, owner, block.uploadId, before) })
    const now = ctx.now()
    const [row] =
      version === 0
        ? await ctx.db
            .insert(storePage)
            .values({ id: sellerId, draft, createdAt: now, updatedAt: now })
            .onConflictDoNothing()
            .returning()
        : await ctx.db
            .update(storePage)
            .set({ draft, updatedAt: now, version: sql`${storePage.version} + 1` })
            .where(and(eq(storePage.id, sellerId), eq(storePage.version, version)))
            .returning()
    if (!row) throw await conflict(ctx, sellerId)
    ctx.audit('storePage', sellerId, null, { version: row.version, blocks: draft.length })
    return presentPage(row)
  })

/** Shows the saved blocks to buyers [ST-6]. */
export const publishStorePage = (ctx: Ctx, sellerId: string, version: number): Promise<StorePage> =>
  atomic(ctx, async (ctx) => {
    const [row] = await ctx.db
      .update(storePage)
      .set({
        published: sql`${storePage.draft}`,
        publishedVersion: sql`${storePage.version}`,
        publishedAt: ctx.now(),
      })
      .where(and(eq(storePage.id, sellerId), eq(storePage.version, version)))
      .returning()
    if (!row) throw await conflict(ctx, sellerId)
    ctx.audit('storePage', sellerId, null, { published: row.version })
    await emit(ctx, storeChanged, { sellerId })
    return presentPage(row)
  })
