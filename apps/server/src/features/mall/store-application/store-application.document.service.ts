import { randomUUID } from 'node:crypto'
import { EDITABLE_STATES } from '@ironsouq/contract/mall/store-application/store-application.lifecycle'
import {
  DOCUMENTS_A_DAY,
  OTHER_DOCUMENTS_MAX,
  UNUSED_DOCUMENT_HOURS,
  type StoreDocumentKind,
} from '@ironsouq/contract/mall/store-application/store-application.limits'
import type { LicenceType } from '@ironsouq/contract/people/seller-application/seller-application.limits'
import { UPLOAD_MINUTES } from '@ironsouq/contract/platform/media/media.limits'
import { and, eq, inArray, isNotNull, isNull, lt, lte } from 'drizzle-orm'
import { isOfType } from '#features/people/seller-application/seller-application.rules.ts'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import { FieldFaults, notFound, Refusal } from '#kernel/errors.ts'
import { storeApplication, storeDocument } from './store-application.tables.ts'

const SECONDS = UPLOAD_MINUTES * 60
const HOUR_MS = 3_600_000
const OPEN_SECONDS = 60
/** An upload that began in time may end a little later. */
const CLEAR_AFTER_MS = SECONDS * 1000 + HOUR_MS
const AT_A_TIME = 1000

/** Refuses further files of a member who asked for many today. */
export async function limitDocuments(ctx: Ctx, memberId: string): Promise<void> {
  const limit = { max: DOCUMENTS_A_DAY, seconds: 24 * 60 * 60 }
  const tried = await ctx.attemptLimits.strict.consume('store-document', memberId, limit)
  if (!tried.isAllowed)
    throw new Refusal('error.tooManyRequests', { seconds: tried.waitSeconds }, 429)
}

interface Asked {
  kind: StoreDocumentKind
  type: LicenceType
  size: number
}

/** Issues an upload URL that accepts only the declared file [CL-25]. */
export async function askDocument(ctx: Ctx, memberId: string, { kind, type, size }: Asked) {
  const id = randomUUID()
  const objectKey = `incoming/store-document-${id}`
  const now = ctx.now()
  const request = { type, size, from: now, seconds: SECONDS }
  const { url, headers } = await ctx.storage.presignUpload(objectKey, request)
  const clearAt = new Date(now.getTime() + CLEAR_AFTER_MS)
  const file = { id, memberId, kind, type, size, objectKey }
  await ctx.db.insert(storeDocument).values({ ...file, clearAt, createdAt: now })
  const expiresAt = new Date(now.getTime() + SECONDS * 1000).toISOString()
  return { documentId: id, url, headers, expiresAt }
}

const wrong = (key: 'error.licenceFormat' | 'error.uploadMissing') =>
  new FieldFaults([{ field: 'documentId', key, values: {} }])

async function ownDocument(ctx: Ctx, memberId: string, documentId: string) {
  const [row] = await ctx.db
    .select()
    .from(storeDocument)
    .where(and(eq(storeDocument.id, documentId), eq(storeDocument.memberId, memberId)))
  if (!row) throw notFound()
  return row
}

/**
 * Refuses a file that was not sent or is not what it was declared to be. The checked bytes are stored under a second
 * key: the address of the upload still accepts another file. Of several checks at once the first decides.
 */
export async function checkDocument(ctx: Ctx, memberId: string, documentId: string): Promise<void> {
  const row = await ownDocument(ctx, memberId, documentId)
  if (row.checkedKey !== null) return
  const bytes = await ctx.storage.read(row.objectKey, row.size)
  if (bytes?.length !== row.size) throw wrong('error.uploadMissing')
  if (!isOfType(bytes, row.type)) throw wrong('error.licenceFormat')
  const checkedKey = `licence/store-${row.id}/${randomUUID()}`
  await ctx.storage.put(checkedKey, bytes, row.type)
  const { rowCount } = await ctx.db
    .update(storeDocument)
    .set({ checkedKey })
    .where(and(eq(storeDocument.id, row.id), isNull(storeDocument.checkedKey)))
  if (rowCount === 0) await ctx.storage.remove(checkedKey)
}

/** The own application while its owner may change it, locked until the end of the transaction. */
export async function editableApplication(ctx: TxCtx, memberId: string) {
  const [row] = await ctx.db
    .select()
    .from(storeApplication)
    .where(
      and(
        eq(storeApplication.memberId, memberId),
        inArray(storeApplication.state, [...EDITABLE_STATES]),
      ),
    )
    .for('update')
  return row
}

/** Adds a checked document in place of the one of its kind. */
export async function attachDocument(
  ctx: TxCtx,
  memberId: string,
  { documentId, expiresOn }: { documentId: string; expiresOn?: string | undefined },
): Promise<void> {
  const application = await editableApplication(ctx, memberId)
  if (!application) throw new Refusal('error.stateChanged')
  const row = await ownDocument(ctx, memberId, documentId)
  if (row.checkedKey === null) throw wrong('error.uploadMissing')
  // The papers of an application that was decided stay with it.
  if (row.applicationId !== null && row.applicationId !== application.id) throw notFound()
  const ofKind = and(
    eq(storeDocument.applicationId, application.id),
    eq(storeDocument.kind, row.kind),
  )
  if (row.kind !== 'other')
    await ctx.db.update(storeDocument).set({ applicationId: null }).where(ofKind)
  else if ((await ctx.db.$count(storeDocument, ofKind)) >= OTHER_DOCUMENTS_MAX)
    throw new FieldFaults([
      { field: 'documentId', key: 'error.fieldTooBig', values: { max: OTHER_DOCUMENTS_MAX } },
    ])
  await ctx.db
    .update(storeDocument)
    .set({ applicationId: application.id, expiresOn: expiresOn ?? null })
    .where(eq(storeDocument.id, documentId))
}

/** A job deletes the file afterwards. */
export async function removeDocument(
  ctx: TxCtx,
  memberId: string,
  documentId: string,
): Promise<void> {
  const application = await editableApplication(ctx, memberId)
  if (!application) throw new Refusal('error.stateChanged')
  const { rowCount } = await ctx.db
    .update(storeDocument)
    .set({ applicationId: null })
    .where(and(eq(storeDocument.id, documentId), eq(storeDocument.applicationId, application.id)))
  if (rowCount === 0) throw notFound()
}

/** Where a document is, for a minute; the audit log says who looked. */
export async function documentLink(ctx: TxCtx, documentId: string) {
  const [row] = await ctx.db
    .select()
    .from(storeDocument)
    .where(and(eq(storeDocument.id, documentId), isNotNull(storeDocument.applicationId)))
  if (!row?.applicationId || row.checkedKey === null) throw notFound()
  ctx.audit('storeApplication', row.applicationId, null, { opened: row.kind })
  const fileName = `${row.kind}.${row.type.split('/')[1] ?? ''}`
  const request = { fileName, from: ctx.now(), seconds: OPEN_SECONDS }
  return { url: await ctx.storage.presignDownload(row.checkedKey, request) }
}

/** Removes files that belong to no application. */
export async function deleteUnusedDocuments(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now().getTime() - UNUSED_DOCUMENT_HOURS * HOUR_MS)
  const unused = await ctx.db
    .select({ id: storeDocument.id, objectKey: storeDocument.objectKey })
    .from(storeDocument)
    .where(and(isNull(storeDocument.applicationId), lt(storeDocument.createdAt, before)))
    .limit(AT_A_TIME)
  for (const { id, objectKey } of unused) {
    // The row goes first: one that was added to an application meanwhile keeps its file.
    const { rowCount } = await ctx.db
      .delete(storeDocument)
      .where(and(eq(storeDocument.id, id), isNull(storeDocument.applicationId)))
    if (rowCount === 0) continue
    await ctx.storage.remove(objectKey)
    await ctx.storage.removeFolder(`licence/store-${id}`)
  }
}

/** Removes checked uploads whose address no longer accepts a file: what was checked is stored elsewhere. */
export async function clearDocumentUploads(ctx: Ctx): Promise<void> {
  const due = await ctx.db
    .select({ id: storeDocument.id, objectKey: storeDocument.objectKey })
    .from(storeDocument)
    .where(and(lte(storeDocument.clearAt, ctx.now()), isNotNull(storeDocument.checkedKey)))
    .limit(AT_A_TIME)
  for (const { id, objectKey } of due) {
    await ctx.storage.remove(objectKey)
    await ctx.db.update(storeDocument).set({ clearAt: null }).where(eq(storeDocument.id, id))
  }
}
