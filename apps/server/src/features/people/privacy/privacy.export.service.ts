import { exportLifecycle } from '@ironsouq/contract/people/privacy/privacy.lifecycle'
import { EXPORT_DAYS } from '@ironsouq/contract/people/privacy/privacy.limits'
import { knownLocale } from '@ironsouq/i18n/locales'
import { logSecurity } from '#features/identity/security-log/security-log.service.ts'
import { deviceOf } from '#features/identity/session/session.device.rules.ts'
import { requireRecentProof } from '#features/identity/session/session.proof.service.ts'
import { memberById } from '#features/people/member/member.queries.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { transition } from '#kernel/data/transition.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import type { Actor, RequestOrigin } from '#kernel/http/serve.ts'
import { emit, occurrence } from '#kernel/work/events.ts'
import { archiveOf, type ArchiveContent } from './privacy.archive.rules.ts'
import { exportPacked, exportRequested } from './privacy.events.ts'
import { dueExports, exportById, latestExport, type ExportRow } from './privacy.queries.ts'
import { dataExport } from './privacy.tables.ts'

const DAY_MS = 86_400_000
/** Larger than any stored picture. */
const PICTURE_BYTES_MAX = 10 * 1024 * 1024

const expiryOf = (ctx: Ctx) => new Date(ctx.now().getTime() + EXPORT_DAYS * DAY_MS)
const keyOf = ({ id }: Pick<ExportRow, 'id'>) => `export/${id}.zip`

/** One at a time: a request while one is being made answers with that one [ID-17]. */
export function requestExport(ctx: Ctx, memberId: string, from: RequestOrigin): Promise<ExportRow> {
  return atomic(ctx, async (ctx) => {
    const who = await memberById(ctx, memberId)
    if (!who) throw notFound()
    if (who.mail === null) throw new Refusal('error.exportNeedsMail')
    const [asked] = await ctx.db
      .insert(dataExport)
      .values({ memberId, expiresAt: expiryOf(ctx), createdAt: ctx.now() })
      .onConflictDoNothing()
      .returning()
    if (asked) {
      await logSecurity(ctx, { kind: 'dataExport', subjectId: memberId, device: deviceOf(from) })
      await emit(ctx, exportRequested, { exportId: asked.id })
      return asked
    }
    return one([await latestExport(ctx, memberId)].filter((row) => row !== null))
  })
}

/** The member's present data from all features. */
async function collectData(ctx: Ctx, memberId: string): Promise<ArchiveContent> {
  const data: Record<string, unknown> = {}
  const pictures: { name: string; body: Uint8Array }[] = []
  for (const piece of ctx.personalData) {
    data[piece.name] = await piece.read(ctx, memberId)
    for (const { name, key } of (await piece.pictures?.(ctx, memberId)) ?? []) {
      const body = await ctx.storage.read(key, PICTURE_BYTES_MAX)
      if (body) pictures.push({ name, body })
    }
  }
  return { madeAt: ctx.now(), data, pictures }
}

/**
 * Writes the archive to storage. If the export ended meanwhile because the member was erased, the
 * archive is removed here: no job would remove it later.
 */
export async function packExport(ctx: Ctx, exportId: string): Promise<void> {
  const row = await exportById(ctx, exportId)
  if (row?.state === 'ready') return
  const who = row?.state === 'asked' ? await memberById(ctx, row.memberId) : null
  if (!row || !who) return ctx.storage.remove(keyOf({ id: exportId }))
  const locale = knownLocale(who.locale)
  const archive = archiveOf(locale, await collectData(ctx, row.memberId))
  await ctx.storage.put(keyOf(row), archive, 'application/zip')
  const move = { id: row.id, action: 'pack', by: 'system' } as const
  await atomic(ctx, (ctx) =>
    transition(ctx, dataExport, exportLifecycle, move, {
      set: { objectKey: keyOf(row), expiresAt: expiryOf(ctx) },
      emit: [occurrence(exportPacked, { exportId: row.id })],
    }),
  )
}

/** Enough to begin a download; the address needs no session, so it must be useless soon. */
const DOWNLOAD_SECONDS = 60

/** A stolen session alone must not be enough to read everything about the member [ID-17]. */
export async function downloadExport(
  ctx: Ctx,
  actor: Actor,
  from: RequestOrigin,
): Promise<{ url: string }> {
  await requireRecentProof(ctx, actor)
  const row = await latestExport(ctx, actor.id)
  if (row?.state !== 'ready' || row.objectKey === null || row.expiresAt <= ctx.now())
    throw notFound()
  const what = { fileName: 'ironsouq-data.zip', from: ctx.now(), seconds: DOWNLOAD_SECONDS }
  const url = await ctx.storage.presignDownload(row.objectKey, what)
  await atomic(ctx, (ctx) =>
    logSecurity(ctx, { kind: 'dataDownload', subjectId: actor.id, device: deviceOf(from) }),
  )
  return { url }
}

/** Removes the archives that have expired, downloaded or not. */
export async function expireExports(ctx: Ctx): Promise<void> {
  for (const row of await dueExports(ctx)) {
    await ctx.storage.remove(keyOf(row))
    const move = { id: row.id, action: 'expire', by: 'system' } as const
    await atomic(ctx, (ctx) =>
      transition(ctx, dataExport, exportLifecycle, move, { set: { objectKey: null } }),
    ).catch((err: unknown) => {
      if (!(err instanceof Refusal)) throw err // a concurrent run expired it
    })
  }
}
