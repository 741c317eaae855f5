import { exportLife } from '@ironsouq/contract/privacy/privacy.lifecycle'
import { EXPORT_DAYS } from '@ironsouq/contract/privacy/privacy.limits'
import { knownLocale } from '@ironsouq/i18n/locales'
import { eq } from 'drizzle-orm'
import { memberById } from '#features/member/member.queries.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/db.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { emit } from '#kernel/events.ts'
import { transition } from '#kernel/transition.ts'
import { archiveOf, type Archived } from './privacy.archive.rules.ts'
import { exportAsked, exportPacked } from './privacy.events.ts'
import { dueExports, exportById, latestExport, type ExportRow } from './privacy.queries.ts'
import { dataExport } from './privacy.tables.ts'

const DAY_MS = 86_400_000
/** More than any picture of ours has. */
const PICTURE_BYTES_MAX = 10 * 1024 * 1024

const inDays = (ctx: Ctx) => new Date(ctx.now().getTime() + EXPORT_DAYS * DAY_MS)
const keyOf = ({ id }: Pick<ExportRow, 'id'>) => `export/${id}.zip`

/** One at a time: whoever asks again while one is made is told of that one [ID-17]. */
export function askExport(ctx: Ctx, memberId: string): Promise<ExportRow> {
  return atomic(ctx, async (ctx) => {
    const who = await memberById(ctx, memberId)
    if (!who) throw notFound()
    if (who.mail === null) throw new Refusal('error.exportNeedsMail')
    const [asked] = await ctx.db
      .insert(dataExport)
      .values({ memberId, expiresAt: inDays(ctx), createdAt: ctx.now() })
      .onConflictDoNothing()
      .returning()
    if (asked) {
      await emit(ctx, exportAsked, { exportId: asked.id })
      return asked
    }
    return one([await latestExport(ctx, memberId)].filter((row) => row !== null))
  })
}

/** All that every feature keeps of him, as it is now. */
async function gathered(ctx: Ctx, memberId: string): Promise<Archived> {
  const data: Record<string, unknown> = {}
  const pictures: { name: string; body: Uint8Array }[] = []
  for (const piece of ctx.personal) {
    data[piece.name] = await piece.read(ctx, memberId)
    for (const { name, key } of (await piece.pictures?.(ctx, memberId)) ?? []) {
      const body = await ctx.storage.read(key, PICTURE_BYTES_MAX)
      if (body) pictures.push({ name, body })
    }
  }
  return { madeAt: ctx.now(), data, pictures }
}

/**
 * Packs an archive under a name of its own. If the export came to its end meanwhile, because the
 * member was erased, nobody would remove the archive any more: so it is removed here.
 */
export async function packExport(ctx: Ctx, exportId: string): Promise<void> {
  const row = await exportById(ctx, exportId)
  if (row?.state === 'ready') return
  const who = row?.state === 'asked' ? await memberById(ctx, row.memberId) : null
  if (!row || !who) return ctx.storage.remove(keyOf({ id: exportId }))
  const locale = knownLocale(who.locale)
  const archive = archiveOf(locale, await gathered(ctx, row.memberId))
  await ctx.storage.put(keyOf(row), archive, 'application/zip')
  await atomic(ctx, async (ctx) => {
    await transition(ctx, dataExport, exportLife, { id: row.id, action: 'pack', by: 'exportJob' })
    await ctx.db
      .update(dataExport)
      .set({ objectKey: keyOf(row), expiresAt: inDays(ctx) })
      .where(eq(dataExport.id, row.id))
    await emit(ctx, exportPacked, { exportId: row.id })
  })
}

/** Ends what is due, whether it was fetched or not. */
export async function expireExports(ctx: Ctx): Promise<void> {
  for (const row of await dueExports(ctx)) {
    await ctx.storage.remove(keyOf(row))
    await atomic(ctx, async (ctx) => {
      await transition(ctx, dataExport, exportLife, { id: row.id, action: 'expire', by: 'timer' })
      await ctx.db.update(dataExport).set({ objectKey: null }).where(eq(dataExport.id, row.id))
    }).catch((err: unknown) => {
      if (!(err instanceof Refusal)) throw err // another run was first
    })
  }
}
