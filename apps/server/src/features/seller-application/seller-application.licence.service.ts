import { randomUUID } from 'node:crypto'
import { UPLOAD_MINUTES } from '@ironsouq/contract/media/media.limits'
import type { LicenceType } from '@ironsouq/contract/seller-application/seller-application.limits'
import { and, eq, lt, notExists, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { FieldFaults } from '#kernel/errors.ts'
import { isOfType } from './seller-application.rules.ts'
import { licenceFile, sellerApplication } from './seller-application.tables.ts'

const PURPOSE = 'trade licence'
const SECONDS = UPLOAD_MINUTES * 60

/** Issues an upload URL that accepts only the declared file [CL-25]. */
export async function askLicence(ctx: Ctx, { type, size }: { type: LicenceType; size: number }) {
  const id = randomUUID()
  const objectKey = `licence/${id}`
  const request = { type, size, from: ctx.now(), seconds: SECONDS }
  const { url, headers } = await ctx.storage.presignUpload(objectKey, request)
  await ctx.db.insert(licenceFile).values({ id, objectKey, type, size, createdAt: ctx.now() })
  const expiresAt = new Date(ctx.now().getTime() + SECONDS * 1000).toISOString()
  return { licence: ctx.signer.sign(PURPOSE, id), url, headers, expiresAt }
}

export const licenceIn = (ctx: Ctx, ticket: string): string | null =>
  ctx.signer.verify(PURPOSE, ticket)

const wrong = (key: 'error.licenceFormat' | 'error.uploadMissing') =>
  new FieldFaults([{ field: 'licence', key, values: {} }])

/** Refuses a file that was not sent or is not what it was declared to be. */
export async function checkLicence(ctx: Ctx, ticket: string): Promise<void> {
  const id = licenceIn(ctx, ticket)
  if (id === null) throw wrong('error.uploadMissing')
  const [row] = await ctx.db.select().from(licenceFile).where(eq(licenceFile.id, id))
  const bytes = row && (await ctx.storage.read(row.objectKey, row.size))
  if (!row || bytes?.length !== row.size) throw wrong('error.uploadMissing')
  if (!isOfType(bytes, row.type)) throw wrong('error.licenceFormat')
}

const UNUSED_HOURS = 24

/** Removes files that no application names. A file can no longer arrive when its row is that old. */
export async function deleteUnusedLicences(ctx: Ctx): Promise<void> {
  const named = ctx.db
    .select({ one: sql`1` })
    .from(sellerApplication)
    .where(eq(sellerApplication.licenceFileId, licenceFile.id))
  const before = new Date(ctx.now().getTime() - UNUSED_HOURS * 3_600_000)
  const unused = await ctx.db
    .select()
    .from(licenceFile)
    .where(and(lt(licenceFile.createdAt, before), notExists(named)))
    .limit(1000)
  for (const { id, objectKey } of unused) {
    await ctx.storage.remove(objectKey)
    await ctx.db.delete(licenceFile).where(eq(licenceFile.id, id))
  }
}
