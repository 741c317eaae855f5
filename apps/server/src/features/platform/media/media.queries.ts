import { and, eq, inArray, lt, ne, notInArray } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { NO_OWNER } from './media.rules.ts'
import { upload } from './media.tables.ts'

export type UploadRow = typeof upload.$inferSelect

export interface Owner {
  audience: string
  id: string
}

export async function uploadById(ctx: Ctx, id: string): Promise<UploadRow | undefined> {
  const [row] = await ctx.db.select().from(upload).where(eq(upload.id, id))
  return row
}

/** An upload of another owner is not found. */
export async function uploadOf(ctx: Ctx, owner: Owner, id: string): Promise<UploadRow | undefined> {
  const own = and(eq(upload.ownerAudience, owner.audience), eq(upload.ownerId, owner.id))
  const [row] = await ctx.db
    .select()
    .from(upload)
    .where(and(eq(upload.id, id), own))
  return row
}

export const uploadsOf = (ctx: Ctx, owner: Owner): Promise<UploadRow[]> =>
  ctx.db
    .select()
    .from(upload)
    .where(and(eq(upload.ownerAudience, owner.audience), eq(upload.ownerId, owner.id)))

/** Whether another owner uploaded the same picture. */
export const isPictureOfAnother = async (ctx: Ctx, pictureKey: string): Promise<boolean> => {
  const another = and(
    eq(upload.pictureKey, pictureKey),
    ne(upload.ownerAudience, NO_OWNER.audience),
  )
  return (await ctx.db.$count(upload, another)) > 0
}

const AT_A_TIME = 1000
const UNDECIDED = ['asked', 'received'] as const

/** Uploads that stayed in their state for too long. */
export const overdueUploads = (ctx: Ctx) =>
  ctx.db
    .select({ id: upload.id })
    .from(upload)
    .where(and(inArray(upload.state, [...UNDECIDED]), lt(upload.expiresAt, ctx.now())))
    .limit(AT_A_TIME)

/** Uploads in a final state whose upload URL has expired. */
export const uploadsToClear = (ctx: Ctx) =>
  ctx.db
    .select({ id: upload.id, originalKey: upload.originalKey })
    .from(upload)
    .where(and(notInArray(upload.state, [...UNDECIDED]), lt(upload.clearAt, ctx.now())))
    .limit(AT_A_TIME)

/** Uploads without an owner that are in a final state. */
export const disownedUploads = (ctx: Ctx): Promise<UploadRow[]> =>
  ctx.db
    .select()
    .from(upload)
    .where(
      and(
        eq(upload.ownerAudience, NO_OWNER.audience),
        eq(upload.ownerId, NO_OWNER.id),
        notInArray(upload.state, [...UNDECIDED]),
      ),
    )
    .limit(AT_A_TIME)
