import type { pageEndpoints } from '@ironsouq/contract/content/page/page.endpoints'
import { pageLifecycle } from '@ironsouq/contract/content/page/page.lifecycle'
import type { SitePage } from '@ironsouq/contract/content/page/page.limits'
import type { PageRecord } from '@ironsouq/contract/content/page/page.schema'
import type { BodyOf } from '@ironsouq/contract/endpoint'
import { and, desc, eq, ne } from 'drizzle-orm'
import { checkEnglish, writeTexts } from '#features/content/article/article.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { violatedConstraint } from '#kernel/data/db.ts'
import { transition } from '#kernel/data/transition.ts'
import { updateVersioned } from '#kernel/data/versioned.ts'
import { FieldFaults, notFound, Refusal } from '#kernel/errors.ts'
import { emit, occurrence } from '#kernel/work/events.ts'
import { pageChanged } from './page.events.ts'
import { earliestDay, isFixed, localDay } from './page.rules.ts'
import { pageRecord } from './page.staff.queries.ts'
import { pageText, pageVersion } from './page.tables.ts'

type Staff = typeof pageEndpoints.staff

const dayTaken = () => new FieldFaults([{ field: 'day', key: 'error.fieldNotAllowed', values: {} }])

async function recordOf(ctx: Ctx, versionId: string): Promise<PageRecord> {
  const record = await pageRecord(ctx, versionId)
  if (!record) throw notFound()
  return record
}

/** The next version of the record, or a refusal with the record as it is. */
const changed = (
  ctx: TxCtx,
  { versionId, version }: { versionId: string; version: number },
  set: Partial<typeof pageVersion.$inferInsert> = {},
) =>
  updateVersioned(
    ctx,
    pageVersion,
    { id: versionId, version },
    { set: { ...set, updatedAt: ctx.now() }, read: () => pageRecord(ctx, versionId) },
  )

/** A new version begins with the texts of the latest one that has any, to be read again. */
async function copyTexts(ctx: TxCtx, page: SitePage, versionId: string) {
  const [latest] = await ctx.db
    .select({ id: pageVersion.id })
    .from(pageVersion)
    .innerJoin(pageText, and(eq(pageText.versionId, pageVersion.id), eq(pageText.locale, 'en')))
    .where(and(eq(pageVersion.page, page), ne(pageVersion.id, versionId)))
    .orderBy(desc(pageVersion.day))
    .limit(1)
  if (!latest) return
  const texts = await ctx.db.select().from(pageText).where(eq(pageText.versionId, latest.id))
  const at = { createdAt: ctx.now(), updatedAt: ctx.now() }
  await ctx.db.insert(pageText).values(texts.map((text) => ({ ...text, versionId, ...at })))
}

export function createPageVersion(ctx: Ctx, { page, day }: BodyOf<Staff['create']>) {
  return atomic(ctx, async (ctx): Promise<PageRecord> => {
    const at = { createdAt: ctx.now(), updatedAt: ctx.now() }
    const [row] = await ctx.db
      .insert(pageVersion)
      .values({ page, day, ...at })
      .onConflictDoNothing({ target: [pageVersion.page, pageVersion.day] })
      .returning()
    if (!row) throw dayTaken()
    await copyTexts(ctx, page, row.id)
    ctx.audit('page', row.id, null, { page, day })
    return recordOf(ctx, row.id)
  })
}

/** Changes day and texts together, or nothing. Only the day of a draft can change. */
export function savePage(
  ctx: Ctx,
  { versionId, version, day, texts }: BodyOf<Staff['save']>,
): Promise<PageRecord> {
  return atomic(ctx, async (ctx) => {
    const before = await recordOf(ctx, versionId)
    const row = await changed(ctx, { versionId, version }, { day }).catch((err: unknown) => {
      throw violatedConstraint(err) === 'page_version_once_a_day' ? dayTaken() : err
    })
    const isMoved = day !== before.day
    if (isFixed(row) || (isMoved && row.state === 'published')) throw new Refusal('error.pageFixed')
    if (isMoved) ctx.audit('page', versionId, { day: before.day }, { day })
    await writeTexts(ctx, pageText, { versionId }, texts)
    if (row.state === 'published') await checkEnglish(ctx, pageText, { versionId })
    await emit(ctx, pageChanged, { versionId })
    return recordOf(ctx, versionId)
  })
}

export function movePage(
  ctx: Ctx,
  actorId: string,
  { versionId, version, action }: BodyOf<Staff['move']>,
): Promise<PageRecord> {
  return atomic(ctx, async (ctx) => {
    const { page, day } = await changed(ctx, { versionId, version })
    if (action === 'publish') {
      await checkEnglish(ctx, pageText, { versionId })
      const earliest = earliestDay(page, ctx.now())
      if (day < earliest)
        throw new FieldFaults([
          { field: 'day', key: 'error.dayTooSoon', values: { day: earliest } },
        ])
    }
    // What was in force stays on record.
    if (action === 'withdraw' && day <= localDay(ctx.now())) throw new Refusal('error.pageFixed')
    const move = { id: versionId, action, by: 'staff', actorId } as const
    await transition(ctx, pageVersion, pageLifecycle, move, {
      emit: [occurrence(pageChanged, { versionId })],
    })
    return recordOf(ctx, versionId)
  })
}
