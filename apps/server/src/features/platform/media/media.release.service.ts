import { and, eq, lt, type SQL } from 'drizzle-orm'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import { emit } from '#kernel/work/events.ts'
import { uploadsDisowned } from './media.events.ts'
import { disownedUploads, isPictureOfAnother, type Owner, type UploadRow } from './media.queries.ts'
import { folderOf, NO_OWNER } from './media.rules.ts'
import { upload } from './media.tables.ts'

const WITHOUT_OWNER = { ownerAudience: NO_OWNER.audience, ownerId: NO_OWNER.id }

/**
 * Removes the owner. The rows stay until their files are deleted: an upload that is still being sent or
 * processed is found by the scheduled job once it has ended.
 */
async function disown(ctx: TxCtx, { audience, id }: Owner, which: SQL | undefined): Promise<void> {
  const own = and(eq(upload.ownerAudience, audience), eq(upload.ownerId, id))
  const disowned = await ctx.db
    .update(upload)
    .set({ ...WITHOUT_OWNER, updatedAt: ctx.now() })
    .where(and(own, which))
    .returning({ id: upload.id })
  if (disowned.length > 0) await emit(ctx, uploadsDisowned, { memberId: id })
}

/** All uploads of an owner. */
export const disownUploads = (ctx: TxCtx, owner: Owner) => disown(ctx, owner, undefined)

/** All uploads of one picture that its owner no longer uses. */
export const disownPicture = (ctx: TxCtx, owner: Owner, pictureKey: string) =>
  disown(ctx, owner, eq(upload.pictureKey, pictureKey))

const UNUSED_MS = 24 * 60 * 60 * 1000

/**
 * Disowns the pictures that nothing has shown within a day. A command that starts to show one clears
 * `unusedSince` of the same row: of both at once the second finds its condition no longer true.
 */
export async function disownUnused(ctx: Ctx): Promise<void> {
  const since = new Date(ctx.now().getTime() - UNUSED_MS)
  await ctx.db
    .update(upload)
    .set({ ...WITHOUT_OWNER, unusedSince: null, updatedAt: ctx.now() })
    .where(lt(upload.unusedSince, since))
}

/** The same picture of two owners has one object key: it is removed with the last upload. */
async function removeFiles(ctx: Ctx, row: UploadRow): Promise<void> {
  if (row.pictureKey !== null && !(await isPictureOfAnother(ctx, row.pictureKey)))
    await ctx.storage.removeFolder(folderOf(row.pictureKey))
  await ctx.storage.remove(row.originalKey)
}

/** Removes the files of uploads without an owner, then the rows, unless a file can still arrive. */
export async function removeDisowned(ctx: Ctx): Promise<void> {
  for (const row of await disownedUploads(ctx)) {
    await removeFiles(ctx, row)
    if (row.clearAt === null || row.clearAt <= ctx.now())
      await ctx.db.delete(upload).where(eq(upload.id, row.id))
  }
}
