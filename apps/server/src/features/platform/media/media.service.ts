import { randomUUID } from 'node:crypto'
import type { UploadAsk } from '@ironsouq/contract/platform/media/media.endpoints'
import { uploadLifecycle } from '@ironsouq/contract/platform/media/media.lifecycle'
import {
  isImageType,
  type ImageType,
  type Purpose,
  SELLER_UPLOADS_A_DAY,
  UPLOAD_MINUTES,
  UPLOADS_A_DAY,
} from '@ironsouq/contract/platform/media/media.limits'
import { eq } from 'drizzle-orm'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { personOf, transition } from '#kernel/data/transition.ts'
import { FieldFaults, notFound, Refusal } from '#kernel/errors.ts'
import type { Actor } from '#kernel/http/serve.ts'
import { emit, occurrence } from '#kernel/work/events.ts'
import { uploadReceived } from './media.events.ts'
import { overdueUploads, uploadOf, uploadsToClear, type Owner } from './media.queries.ts'
import { faultsOf, wordsOf } from './media.rules.ts'
import { upload } from './media.tables.ts'

const MINUTE = 60_000
const OPEN_MS = UPLOAD_MINUTES * MINUTE
/** A transfer that started in time may still be in progress. */
const SLOW_SENDER_MS = 60 * MINUTE
/** Longer than any queue: an upload that is not processed by then was lost by an error. */
const LOOKED_AT_MS = 24 * 60 * MINUTE

const later = (ctx: Ctx, ms: number) => new Date(ctx.now().getTime() + ms)

/** Whose uploads are counted together, and how many they may be; those of staff are not counted. */
function uploadQuotaOf({ audience, id, sellerId }: Actor) {
  if (audience === 'member') return { key: id, max: UPLOADS_A_DAY }
  return audience === 'merchant' ? { key: sellerId ?? id, max: SELLER_UPLOADS_A_DAY } : undefined
}

/** Refuses further uploads of who asked for many today: each costs the worker a picture. */
export async function limitUploads(ctx: Ctx, actor: Actor): Promise<void> {
  const quota = uploadQuotaOf(actor)
  if (!quota) return
  const { key, max } = quota
  const limit = { max, seconds: 24 * 60 * 60 }
  const { isAllowed, waitSeconds } = await ctx.attemptLimits.strict.consume('upload', key, limit)
  const values = { count: max, seconds: waitSeconds }
  if (!isAllowed) throw new Refusal('error.uploadQuota', values, 429)
}

/** Issues an upload URL that accepts only the declared file [CL-25]. */
export async function askUpload(ctx: Ctx, owner: Owner, ask: UploadAsk) {
  const { purpose, type, size } = ask
  const faults = faultsOf(ask)
  if (faults.length > 0 || !isImageType(type)) throw new FieldFaults(faults)
  const id = randomUUID()
  const originalKey = `incoming/${id}`
  const expiresAt = later(ctx, OPEN_MS)
  const seconds = OPEN_MS / 1000
  const { url, headers } = await ctx.storage.presignUpload(originalKey, {
    type,
    size,
    from: ctx.now(),
    seconds,
  })
  await atomic(ctx, async (ctx) => {
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
    ctx.audit(uploadLifecycle.name, id, null, { purpose, type, size })
  })
  return { uploadId: id, url, headers, expiresAt: expiresAt.toISOString() }
}

/** Refuses to complete an upload whose file was not sent. Calls the object store, so it runs first. */
export async function checkSent(ctx: Ctx, owner: Owner, uploadId: string): Promise<void> {
  const row = await atomic(ctx, (ctx) => uploadOf(ctx, owner, uploadId))
  if (row?.state !== 'asked' || row.fault) return
  if (!(await ctx.storage.has(row.originalKey))) throw new Refusal('error.uploadMissing')
}

/** The uploader reports that the file was sent: the image job takes over. */
export function finishUpload(ctx: Ctx, owner: Owner, uploadId: string) {
  return atomic(ctx, async (ctx) => {
    const row = await uploadOf(ctx, owner, uploadId)
    if (!row) throw notFound()
    if (row.fault) {
      const { key, values } = wordsOf(row.fault, row.purpose)
      throw new Refusal(key, values)
    }
    const move = { id: row.id, action: 'finish', by: personOf(owner), actorId: owner.id } as const
    return transition(ctx, upload, uploadLifecycle, move, {
      set: { expiresAt: later(ctx, LOOKED_AT_MS), updatedAt: ctx.now() },
      emit: [occurrence(uploadReceived, { uploadId: row.id })],
    })
  })
}

interface Received {
  id: string
  originalKey: string
  purpose: Purpose
  type: ImageType
  size: number
}

/** Takes a file that is in the object store already: from here on it is an upload like any other. */
export async function receiveUpload(ctx: TxCtx, owner: Owner, file: Received): Promise<void> {
  const { id, originalKey, purpose, type, size } = file
  await ctx.db.insert(upload).values({
    id,
    purpose,
    ownerAudience: owner.audience,
    ownerId: owner.id,
    declaredType: type,
    declaredSize: size,
    originalKey,
    state: 'received',
    expiresAt: later(ctx, LOOKED_AT_MS),
    createdAt: ctx.now(),
    updatedAt: ctx.now(),
  })
  await emit(ctx, uploadReceived, { uploadId: id })
}

/** Ends uploads that were never completed, and removes the files of all ended uploads. */
export async function expireUploads(ctx: Ctx): Promise<void> {
  for (const { id } of await overdueUploads(ctx))
    await atomic(ctx, (ctx) =>
      transition(
        ctx,
        upload,
        uploadLifecycle,
        { id, action: 'expire', by: 'system' },
        { set: { updatedAt: ctx.now() } },
      ),
    )
  for (const { id, originalKey } of await uploadsToClear(ctx)) {
    await ctx.storage.remove(originalKey)
    await ctx.db.update(upload).set({ clearAt: null }).where(eq(upload.id, id))
  }
}
