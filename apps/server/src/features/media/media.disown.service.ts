import { and, eq, type SQL } from 'drizzle-orm'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import { emit } from '#kernel/events.ts'
import { uploadsDisowned } from './media.events.ts'
import { disownedUploads, isPictureOfAnother, type Owner, type UploadRow } from './media.queries.ts'
import { folderOf, NOBODY } from './media.rules.ts'
import { upload } from './media.tables.ts'

/**
 * Nobody's from now on. The rows stay until their files are gone: what is still being sent, or made
 * a picture of, is found by the sweep when it has come to its end.
 */
async function disown(ctx: TxCtx, { audience, id }: Owner, which: SQL | undefined): Promise<void> {
  const own = and(eq(upload.ownerAudience, audience), eq(upload.ownerId, id))
  const disowned = await ctx.db
    .update(upload)
    .set({ ownerAudience: NOBODY.audience, ownerId: NOBODY.id, updatedAt: ctx.now() })
    .where(and(own, which))
    .returning({ id: upload.id })
  if (disowned.length > 0) await emit(ctx, uploadsDisowned, { memberId: id })
}

/** All that its owner ever sent. */
export const disownUploads = (ctx: TxCtx, owner: Owner) => disown(ctx, owner, undefined)

/** A picture that its owner has no use for any more, however often he sent it. */
export const disownPicture = (ctx: TxCtx, owner: Owner, pictureKey: string) =>
  disown(ctx, owner, eq(upload.pictureKey, pictureKey))

/** The same picture sent by two has one name: it goes with the last of them. */
async function removeFiles(ctx: Ctx, row: UploadRow): Promise<void> {
  if (row.pictureKey !== null && !(await isPictureOfAnother(ctx, row.pictureKey)))
    await ctx.storage.clear(folderOf(row.pictureKey))
  await ctx.storage.remove(row.originalKey)
}

/** Removes the files of what is nobody's, then the row, unless something can still be sent there. */
export async function removeDisowned(ctx: Ctx): Promise<void> {
  for (const row of await disownedUploads(ctx)) {
    await removeFiles(ctx, row)
    if (row.clearAt === null || row.clearAt <= ctx.now())
      await ctx.db.delete(upload).where(eq(upload.id, row.id))
  }
}
