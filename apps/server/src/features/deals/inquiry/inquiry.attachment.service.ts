import { randomUUID } from 'node:crypto'
import { attachmentLifecycle } from '@ironsouq/contract/deals/inquiry/inquiry.lifecycle'
import {
  ATTACHMENT_BYTES_MAX,
  ATTACHMENT_LINK_SECONDS,
  ATTACHMENTS_A_DAY,
  isAttachmentType,
} from '@ironsouq/contract/deals/inquiry/inquiry.limits'
import type { AttachmentAsk } from '@ironsouq/contract/deals/inquiry/inquiry.schema'
import {
  isImageType,
  MB,
  PICTURE_PIXELS_MAX,
  UPLOAD_MINUTES,
  type UploadFault,
} from '@ironsouq/contract/platform/media/media.limits'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { personOf, transition } from '#kernel/data/transition.ts'
import { FieldFaults, notFound, Refusal } from '#kernel/errors.ts'
import { PictureRejected } from '#kernel/ports/image.ts'
import { occurrence } from '#kernel/work/events.ts'
import { attachmentReceived } from './inquiry.events.ts'
import {
  attachmentById,
  attachmentOf,
  attachmentSent,
  isUnused,
  uploadsToClear,
  type AttachmentRecord,
  type Owner,
} from './inquiry.queries.ts'
import { isPdf, safeName } from './inquiry.rules.ts'
import { inquiryAttachment } from './inquiry.tables.ts'

const UPLOAD_MS = UPLOAD_MINUTES * 60_000
/** An upload that began in time may end a little later. */
const CLEAR_AFTER_MS = UPLOAD_MS + 3_600_000

const originalKey = (id: string) => `incoming/${id}`
const folderOf = (id: string) => `inquiry/${id}`

const tooLarge = {
  field: 'size',
  key: 'error.fileTooLarge',
  values: { megabytes: ATTACHMENT_BYTES_MAX / MB },
} as const
const wrongType = { field: 'type', key: 'error.fileFormat', values: {} } as const

/** Refuses further files of a person who asked for many today: each costs the worker a check. */
export async function limitAttachments(ctx: Ctx, { id }: Owner): Promise<void> {
  const limit = { max: ATTACHMENTS_A_DAY, seconds: 24 * 60 * 60 }
  const { isAllowed, waitSeconds } = await ctx.attemptLimits.strict.consume('attachment', id, limit)
  if (!isAllowed) throw new Refusal('error.tooManyRequests', { seconds: waitSeconds }, 429)
}

/** Issues an upload URL that accepts only the declared file. */
export async function askAttachment(ctx: Ctx, owner: Owner, given: AttachmentAsk) {
  const { fileName, type, size } = given
  if (!isAttachmentType(type)) throw new FieldFaults([wrongType])
  if (size > ATTACHMENT_BYTES_MAX) throw new FieldFaults([tooLarge])
  const id = randomUUID()
  const { url, headers } = await ctx.storage.presignUpload(originalKey(id), {
    type,
    size,
    from: ctx.now(),
    seconds: UPLOAD_MS / 1000,
  })
  await ctx.db.insert(inquiryAttachment).values({
    id,
    ownerAudience: owner.audience,
    ownerId: owner.id,
    fileName,
    type,
    size,
    clearAt: new Date(ctx.now().getTime() + CLEAR_AFTER_MS),
    createdAt: ctx.now(),
    updatedAt: ctx.now(),
  })
  const expiresAt = new Date(ctx.now().getTime() + UPLOAD_MS).toISOString()
  return { uploadId: id, url, headers, expiresAt }
}

/** Refuses to complete an upload whose file was not sent. Calls the object store, so it runs first. */
export async function checkAttachmentSent(ctx: Ctx, owner: Owner, id: string): Promise<void> {
  const row = await attachmentOf(ctx, owner, id)
  if (row?.state !== 'asked') return
  if (!(await ctx.storage.has(originalKey(id)))) throw new Refusal('error.uploadMissing')
}

export const finishAttachment = (ctx: Ctx, owner: Owner, id: string) =>
  atomic(ctx, async (ctx) => {
    if (!(await attachmentOf(ctx, owner, id))) throw notFound()
    return transition(
      ctx,
      inquiryAttachment,
      attachmentLifecycle,
      { id, action: 'finish', by: personOf(owner), actorId: owner.id },
      {
        set: { updatedAt: ctx.now() },
        emit: [occurrence(attachmentReceived, { attachmentId: id })],
      },
    )
  })

interface Checked {
  key: string
  body: Uint8Array
  type: string
}

/** A picture is drawn again, so that nothing but its pixels is passed on; a PDF must be one. */
async function checkedFile(ctx: Ctx, { id, type, size }: AttachmentRecord): Promise<Checked> {
  const bytes = await ctx.storage.read(originalKey(id), size)
  if (!bytes || bytes.length < size) throw new PictureRejected('damaged')
  if (bytes.length > size) throw new PictureRejected('size')
  if (!isImageType(type)) {
    if (!isPdf(bytes)) throw new PictureRejected('format')
    return { key: `${folderOf(id)}/file.pdf`, body: bytes, type }
  }
  const { variants, width } = await ctx.images.make(bytes, type, PICTURE_PIXELS_MAX)
  const largest =
    variants.find(({ file }) => file === `${width}.webp`) ?? variants[variants.length - 1]
  if (!largest) throw new Error(`nothing was made of ${id}`)
  return { key: `${folderOf(id)}/${largest.file}`, body: largest.body, type: largest.type }
}

/** A second run finds the file decided; a run that stopped halfway writes the same object again. */
export async function checkAttachment(ctx: Ctx, id: string): Promise<void> {
  const row = await attachmentById(ctx, id)
  // It was removed while an earlier run checked it.
  if (!row) await ctx.storage.removeFolder(folderOf(id))
  if (row?.state !== 'received') return
  const checked = await checkedFile(ctx, row).catch((err: unknown) => {
    if (err instanceof PictureRejected) return err
    throw err
  })
  if (checked instanceof PictureRejected) await decide(ctx, id, { fault: checked.fault })
  else {
    await ctx.storage.put(checked.key, checked.body, checked.type)
    await decide(ctx, id, { objectKey: checked.key })
  }
  await ctx.storage.remove(originalKey(id))
}

const decide = (ctx: Ctx, id: string, found: { fault: UploadFault } | { objectKey: string }) =>
  atomic(ctx, (ctx) =>
    transition(
      ctx,
      inquiryAttachment,
      attachmentLifecycle,
      { id, action: 'fault' in found ? 'refuse' : 'accept', by: 'system' },
      { set: { ...found, updatedAt: ctx.now() } },
    ),
  )

/** Sends files with a message. They must be the sender's own, checked and not sent before. */
export async function attachFiles(
  ctx: TxCtx,
  owner: Owner,
  ids: readonly string[],
  messageId: string,
): Promise<void> {
  if (ids.length === 0) return
  const wanted = new Set(ids)
  const attached = await ctx.db
    .update(inquiryAttachment)
    .set({ messageId, updatedAt: ctx.now() })
    .where(
      and(
        inArray(inquiryAttachment.id, [...wanted]),
        eq(inquiryAttachment.ownerAudience, owner.audience),
        eq(inquiryAttachment.ownerId, owner.id),
        eq(inquiryAttachment.state, 'ready'),
        isNull(inquiryAttachment.messageId),
        isNull(inquiryAttachment.claimedAt),
      ),
    )
    .returning({ id: inquiryAttachment.id })
  if (attached.length < wanted.size)
    throw new FieldFaults([{ field: 'attachmentIds', key: 'error.fileGone', values: {} }])
}

/** An address of a file for a minute; without `memberId` of any inquiry. */
export async function attachmentLink(ctx: Ctx, id: string, memberId?: string) {
  const row = await attachmentSent(ctx, id, memberId)
  if (!row?.objectKey) throw notFound()
  const ending = row.objectKey.slice(row.objectKey.lastIndexOf('.'))
  const url = await ctx.storage.presignDownload(row.objectKey, {
    fileName: `${safeName(row.fileName)}${ending}`,
    from: ctx.now(),
    seconds: ATTACHMENT_LINK_SECONDS,
  })
  return { url }
}

/**
 * Removes the objects of files without a message, then their rows. The claim comes first: a message that
 * is sent at the same time either keeps the file or is refused.
 */
export async function removeUnusedAttachments(ctx: Ctx): Promise<void> {
  for (const id of await claimUnused(ctx)) {
    await ctx.storage.remove(originalKey(id))
    await ctx.storage.removeFolder(folderOf(id))
    await ctx.db.delete(inquiryAttachment).where(eq(inquiryAttachment.id, id))
  }
}

const CLAIMED_AT_ONCE = 1000

/** Those of an earlier run that stopped halfway are claimed already. */
async function claimUnused(ctx: Ctx): Promise<string[]> {
  const found = ctx.db
    .select({ id: inquiryAttachment.id })
    .from(inquiryAttachment)
    .where(isUnused(ctx))
    .limit(CLAIMED_AT_ONCE)
  const claimed = await ctx.db
    .update(inquiryAttachment)
    .set({ claimedAt: ctx.now() })
    .where(and(inArray(inquiryAttachment.id, found), isUnused(ctx)))
    .returning({ id: inquiryAttachment.id })
  return claimed.map(({ id }) => id)
}

/** Removes uploads whose address no longer accepts a file, once they were checked. */
export async function clearUploads(ctx: Ctx): Promise<void> {
  for (const { id } of await uploadsToClear(ctx)) {
    await ctx.storage.remove(originalKey(id))
    await ctx.db
      .update(inquiryAttachment)
      .set({ clearAt: null })
      .where(eq(inquiryAttachment.id, id))
  }
}
