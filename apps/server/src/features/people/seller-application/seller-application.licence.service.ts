import { randomUUID } from 'node:crypto'
import type { LicenceType } from '@ironsouq/contract/people/seller-application/seller-application.limits'
import { UPLOAD_MINUTES } from '@ironsouq/contract/platform/media/media.limits'
import { and, eq, gt, isNotNull, isNull, lt, lte, notExists, sql } from 'drizzle-orm'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import { FieldFaults } from '#kernel/errors.ts'
import { isOfType } from './seller-application.rules.ts'
import { licenceFile, sellerApplication } from './seller-application.tables.ts'

const PURPOSE = 'trade licence'
const SECONDS = UPLOAD_MINUTES * 60
const HOUR_MS = 3_600_000
/** A ticket is accepted for so long; the file of one that was not used is removed an hour later. */
const TICKET_HOURS = 23
const UNUSED_HOURS = TICKET_HOURS + 1
/** An upload that began in time may end a little later. */
const CLEAR_AFTER_MS = SECONDS * 1000 + HOUR_MS

const before = (ctx: Ctx, hours: number) => new Date(ctx.now().getTime() - hours * HOUR_MS)

/** Issues an upload URL that accepts only the declared file [CL-25]. */
export async function askLicence(ctx: Ctx, { type, size }: { type: LicenceType; size: number }) {
  const id = randomUUID()
  const objectKey = `incoming/licence-${id}`
  const now = ctx.now()
  const request = { type, size, from: now, seconds: SECONDS }
  const { url, headers } = await ctx.storage.presignUpload(objectKey, request)
  const clearAt = new Date(now.getTime() + CLEAR_AFTER_MS)
  await ctx.db.insert(licenceFile).values({ id, objectKey, clearAt, type, size, createdAt: now })
  const expiresAt = new Date(now.getTime() + SECONDS * 1000).toISOString()
  return { licence: ctx.signer.sign(PURPOSE, id), url, headers, expiresAt }
}

const wrong = (key: 'error.licenceFormat' | 'error.uploadMissing') =>
  new FieldFaults([{ field: 'licence', key, values: {} }])

/** The row of a ticket that has not expired. */
function rowsOf(ctx: Ctx, ticket: string) {
  const id = ctx.signer.verify(PURPOSE, ticket)
  if (id === null) throw wrong('error.uploadMissing')
  const isInTime = gt(licenceFile.createdAt, before(ctx, TICKET_HOURS))
  return ctx.db
    .select()
    .from(licenceFile)
    .where(and(eq(licenceFile.id, id), isInTime))
}

/**
 * Refuses a file that was not sent or is not what it was declared to be. The checked bytes are stored under
 * a second key: the address of the upload still accepts another file. Of several checks at once the first
 * decides which bytes these are.
 */
export async function checkLicence(ctx: Ctx, ticket: string): Promise<void> {
  const [row] = await rowsOf(ctx, ticket)
  if (!row) throw wrong('error.uploadMissing')
  if (row.checkedKey !== null) return
  const bytes = await ctx.storage.read(row.objectKey, row.size)
  if (bytes?.length !== row.size) throw wrong('error.uploadMissing')
  if (!isOfType(bytes, row.type)) throw wrong('error.licenceFormat')
  const checkedKey = `licence/${row.id}/${randomUUID()}`
  await ctx.storage.put(checkedKey, bytes, row.type)
  const { rowCount } = await ctx.db
    .update(licenceFile)
    .set({ checkedKey })
    .where(and(eq(licenceFile.id, row.id), isNull(licenceFile.checkedKey)))
  if (rowCount === 0) await ctx.storage.remove(checkedKey)
}

/** The checked file of a ticket, for the application that names it. */
export async function checkedLicence(ctx: TxCtx, ticket: string): Promise<string> {
  const [row] = await rowsOf(ctx, ticket).for('key share')
  if (!row || row.checkedKey === null) throw wrong('error.uploadMissing')
  return row.id
}

/** Removes files that no application names: their tickets have expired. */
export async function deleteUnusedLicences(ctx: Ctx): Promise<void> {
  const named = ctx.db
    .select({ one: sql`1` })
    .from(sellerApplication)
    .where(eq(sellerApplication.licenceFileId, licenceFile.id))
  const unused = await ctx.db
    .select()
    .from(licenceFile)
    .where(and(lt(licenceFile.createdAt, before(ctx, UNUSED_HOURS)), notExists(named)))
    .limit(1000)
  for (const { id, objectKey } of unused) {
    await ctx.storage.remove(objectKey)
    await ctx.storage.removeFolder(`licence/${id}`)
    await ctx.db.delete(licenceFile).where(eq(licenceFile.id, id))
  }
}

/** Removes checked uploads whose address no longer accepts a file: what was checked is stored elsewhere. */
export async function clearLicenceUploads(ctx: Ctx): Promise<void> {
  const due = await ctx.db
    .select({ id: licenceFile.id, objectKey: licenceFile.objectKey })
    .from(licenceFile)
    .where(and(lte(licenceFile.clearAt, ctx.now()), isNotNull(licenceFile.checkedKey)))
    .limit(1000)
  for (const { id, objectKey } of due) {
    await ctx.storage.remove(objectKey)
    await ctx.db.update(licenceFile).set({ clearAt: null }).where(eq(licenceFile.id, id))
  }
}
