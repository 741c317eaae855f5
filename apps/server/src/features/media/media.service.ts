import { randomUUID } from 'node:crypto'
import type { UploadAsk } from '@ironsouq/contract/media/media.endpoints'
import { uploadLife } from '@ironsouq/contract/media/media.lifecycle'
import { isImageType, UPLOAD_MINUTES } from '@ironsouq/contract/media/media.limits'
import { eq } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { FieldFaults, notFound, Refusal } from '#kernel/errors.ts'
import { emit } from '#kernel/events.ts'
import { transition } from '#kernel/transition.ts'
import { uploadReceived } from './media.events.ts'
import { overdueUploads, uploadOf, uploadsToClear, type Owner } from './media.queries.ts'
import { faultsOf, wordsOf } from './media.rules.ts'
import { upload } from './media.tables.ts'

const MINUTE = 60_000
const OPEN_MS = UPLOAD_MINUTES * MINUTE
/** A file whose sending began in time may still be under way. */
const SLOW_SENDER_MS = 60 * MINUTE
/** Longer than any queue: an upload that is not looked at by then was lost to a fault. */
const LOOKED_AT_MS = 24 * 60 * MINUTE

const later = (ctx: Ctx, ms: number) => new Date(ctx.now().getTime() + ms)

/** Hands out an address that takes the announced file, and that file only [CL-25]. */
export async function askUpload(ctx: Ctx, owner: Owner, ask: UploadAsk) {
  const { purpose, type, size } = ask
  const faults = faultsOf(ask)
  if (faults.length > 0 || !isImageType(type)) throw new FieldFaults(faults)
  const id = randomUUID()
  const originalKey = `incoming/${id}`
  const expiresAt = later(ctx, OPEN_MS)
  const seconds = OPEN_MS / 1000
  const { url, headers } = await ctx.storage.invite(originalKey, {
    type,
    size,
    from: ctx.now(),
    seconds,
  })
  await ctx.db.insert(upload).values({
    id,
    purpose,
    ownerAudience: owner.audience,
    ownerId: owner.id,
    declaredType: type,
    declaredSize: size,
    originalKey,
    expiresAt: later(ctx, OPEN_MS + SLOW_SENDER_MS),
    clearAt: later(ctx, OPEN_MS + SLOW_SENDER_MS),
    createdAt: ctx.now(),
    updatedAt: ctx.now(),
  })
  return { uploadId: id, url, headers, expiresAt: expiresAt.toISOString() }
}

/** The sender says that it is all there: from now on the image job has it. */
export function finishUpload(ctx: Ctx, owner: Owner, uploadId: string) {
  return atomic(ctx, async (ctx) => {
    const row = await uploadOf(ctx, owner, uploadId)
    if (!row) throw notFound()
    if (row.fault) {
      const { key, values } = wordsOf(row.fault, row.purpose)
      throw new Refusal(key, values)
    }
    const by = { by: 'owner', actorId: owner.id } as const
    const state = await transition(ctx, upload, uploadLife, { id: row.id, action: 'finish', ...by })
    if (!(await ctx.storage.has(row.originalKey))) throw new Refusal('error.uploadMissing')
    await ctx.db
      .update(upload)
      .set({ expiresAt: later(ctx, LOOKED_AT_MS), updatedAt: ctx.now() })
      .where(eq(upload.id, row.id))
    await emit(ctx, uploadReceived, { uploadId: row.id })
    return { ...row, state }
  })
}

/** Ends what was never finished, and removes the files of all that is over. */
export async function expireUploads(ctx: Ctx): Promise<void> {
  for (const { id } of await overdueUploads(ctx))
    await atomic(ctx, async (ctx) => {
      await transition(ctx, upload, uploadLife, { id, action: 'expire', by: 'timer' })
      await ctx.db.update(upload).set({ updatedAt: ctx.now() }).where(eq(upload.id, id))
    })
  for (const { id, originalKey } of await uploadsToClear(ctx)) {
    await ctx.storage.remove(originalKey)
    await ctx.db.update(upload).set({ clearAt: null }).where(eq(upload.id, id))
  }
}
