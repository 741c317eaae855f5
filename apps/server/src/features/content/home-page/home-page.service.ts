import type { homePageEndpoints } from '@ironsouq/contract/content/home-page/home-page.endpoints'
import { homePageLifecycle } from '@ironsouq/contract/content/home-page/home-page.lifecycle'
import { RENOVATION_TYPES } from '@ironsouq/contract/content/home-page/home-page.schema'
import type {
  BlockFault,
  HomePageRecord,
  VersionBlock,
} from '@ironsouq/contract/content/home-page/home-page.version.schema'
import type { BodyOf } from '@ironsouq/contract/endpoint'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { transition } from '#kernel/data/transition.ts'
import { updateVersioned } from '#kernel/data/versioned.ts'
import { FieldFaults, Refusal } from '#kernel/errors.ts'
import { occurrence } from '#kernel/work/events.ts'
import { homePageChanged } from './home-page.events.ts'
import { auditedChange, FAULT_WORD, fieldOf } from './home-page.present.ts'
import { faultsIn, pictureFaultsIn } from './home-page.references.queries.ts'
import { presentVersion, versionRecord, versionRow } from './home-page.staff.queries.ts'
import { homePageVersion } from './home-page.tables.ts'

type Staff = typeof homePageEndpoints.staff
type AtVersion = BodyOf<Staff['discard']>

const page = RENOVATION_TYPES.home

/** Drafts begin and versions are published one after the other. */
const lock = (ctx: TxCtx) =>
  ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`home-page:${page}`}, 0))`)

const inState = (state: 'draft' | 'published') =>
  and(eq(homePageVersion.page, page), eq(homePageVersion.state, state))

interface NewVersion {
  blocks: readonly VersionBlock[]
  copiedFrom: number | null
  /** Of a copy that is published at once. */
  publishAt?: Date
}

async function insertVersion(ctx: TxCtx, { blocks, copiedFrom, publishAt }: NewVersion) {
  const [last] = await ctx.db
    .select({ number: sql<number>`coalesce(max(${homePageVersion.number}), 0)` })
    .from(homePageVersion)
    .where(eq(homePageVersion.page, page))
  return one(
    await ctx.db
      .insert(homePageVersion)
      .values({
        page,
        number: (last?.number ?? 0) + 1,
        state: publishAt ? 'scheduled' : 'draft',
        blocks: [...blocks],
        copiedFrom,
        publishAt: publishAt ?? null,
        createdAt: ctx.now(),
        updatedAt: ctx.now(),
      })
      .returning(),
  )
}

/** The draft, which begins as a copy. There is one at a time: a second person continues it. */
export const beginDraft = (ctx: Ctx, from?: string): Promise<HomePageRecord> =>
  atomic(ctx, async (ctx) => {
    await lock(ctx)
    const [draft] = await ctx.db.select().from(homePageVersion).where(inState('draft'))
    if (draft && from !== undefined) throw new Refusal('backofficeHomePage.draftExists')
    if (draft) return presentVersion(draft)
    const [source] =
      from === undefined
        ? await ctx.db.select().from(homePageVersion).where(inState('published'))
        : [await versionRow(ctx, from)]
    const row = await insertVersion(ctx, {
      blocks: source?.blocks ?? [],
      copiedFrom: source?.number ?? null,
    })
    ctx.audit('home-page', row.id, null, { number: row.number, copiedFrom: row.copiedFrom })
    return presentVersion(row)
  })

/** The next version of a row, or a refusal with the row as it is. */
const changed = (
  ctx: TxCtx,
  { versionId, version }: AtVersion,
  set: Partial<typeof homePageVersion.$inferInsert> = {},
) =>
  updateVersioned(
    ctx,
    homePageVersion,
    { id: versionId, version },
    { set: { ...set, updatedAt: ctx.now() }, read: () => versionRecord(ctx, versionId) },
  )

/** Only a draft is written: what was published stays as it was, for a later roll-back. */
function refuseUnlessDraft({ state }: { state: string }): void {
  if (state !== 'draft') throw new Refusal('error.stateChanged')
}

/** The first block with each id, in this order. */
function orderedBlocks(order: readonly string[], blocks: readonly VersionBlock[]): VersionBlock[] {
  const found = order.flatMap((id) => blocks.find(({ blockId }) => blockId === id) ?? [])
  if (found.length < order.length || new Set(order).size < order.length)
    throw new FieldFaults([{ field: 'order', key: 'error.fieldNotAllowed', values: {} }])
  return found
}

export const saveDraft = (
  ctx: Ctx,
  { order, block, ...key }: BodyOf<Staff['save']>,
): Promise<HomePageRecord> =>
  atomic(ctx, async (ctx) => {
    const before = await versionRow(ctx, key.versionId)
    refuseUnlessDraft(before)
    const blocks = orderedBlocks(order, block ? [block, ...before.blocks] : before.blocks)
    const row = await changed(ctx, key, { blocks })
    refuseUnlessDraft(row)
    const change = auditedChange(before.blocks, blocks)
    ctx.audit('home-page', row.id, change.before, change.after)
    return presentVersion(row)
  })

export const discardDraft = (ctx: Ctx, key: AtVersion): Promise<null> =>
  atomic(ctx, async (ctx) => {
    const row = await changed(ctx, key)
    refuseUnlessDraft(row)
    await ctx.db.delete(homePageVersion).where(eq(homePageVersion.id, row.id))
    ctx.audit('home-page', row.id, { number: row.number, blocks: row.blocks }, null)
    return null
  })

/** Everything that keeps a version from being published. */
export async function versionFaults(ctx: Ctx, versionId: string): Promise<BlockFault[]> {
  const { blocks } = await versionRow(ctx, versionId)
  const [faults, pictures] = await Promise.all([
    faultsIn(ctx, blocks),
    pictureFaultsIn(ctx, blocks),
  ])
  return [...faults, ...pictures]
}

function refuseFaults(faults: readonly BlockFault[]): void {
  if (faults.length > 0)
    throw new FieldFaults(
      faults.map((fault) => ({
        field: fieldOf(fault),
        key: FAULT_WORD[fault.reason],
        values: { value: fault.value ?? '' },
      })),
    )
}

/** Refuses a version whose pictures are gone; runs before the transaction that publishes it. */
export async function checkPictures(ctx: Ctx, versionId: string): Promise<void> {
  const { blocks } = await versionRow(ctx, versionId)
  refuseFaults(await pictureFaultsIn(ctx, blocks))
}

type Publisher =
  | { action: 'publish'; by: 'staff'; actorId: string }
  | { action: 'publishDue'; by: 'system' }

/** Visitors see this version from now on; the one they saw is replaced. */
async function publish(ctx: TxCtx, id: string, publisher: Publisher, publishedAt: Date) {
  const [current] = await ctx.db
    .select({ id: homePageVersion.id })
    .from(homePageVersion)
    .where(inState('published'))
  if (current)
    await transition(ctx, homePageVersion, homePageLifecycle, {
      ...publisher,
      id: current.id,
      action: 'replace',
    })
  return transition(
    ctx,
    homePageVersion,
    homePageLifecycle,
    { ...publisher, id },
    {
      set: { publishedAt, publishAt: null },
      emit: [occurrence(homePageChanged, { versionId: id, page })],
    },
  )
}

export const moveVersion = (
  ctx: Ctx,
  actorId: string,
  { action, publishAt, ...key }: BodyOf<Staff['move']>,
): Promise<HomePageRecord> =>
  atomic(ctx, async (ctx) => {
    await lock(ctx)
    const row = await changed(ctx, key)
    if (action !== 'unschedule') refuseFaults(await faultsIn(ctx, row.blocks))
    if (action === 'publish') {
      const publisher = { action, by: 'staff', actorId } as const
      return presentVersion(await publish(ctx, row.id, publisher, ctx.now()))
    }
    const at = action === 'schedule' && publishAt !== null ? new Date(publishAt) : null
    if (action === 'schedule' && (at === null || at <= ctx.now()))
      throw new FieldFaults([{ field: 'publishAt', key: 'error.timeIsPast', values: {} }])
    if (action === 'unschedule' && (await ctx.db.$count(homePageVersion, inState('draft'))) > 0)
      throw new Refusal('backofficeHomePage.draftExists')
    const move = { id: row.id, action, by: 'staff', actorId } as const
    const set = { publishAt: at }
    return presentVersion(await transition(ctx, homePageVersion, homePageLifecycle, move, { set }))
  })

/** Publishes a copy, so that the list of versions says what visitors saw when. */
export const rollBack = (ctx: Ctx, actorId: string, versionId: string): Promise<HomePageRecord> =>
  atomic(ctx, async (ctx) => {
    await lock(ctx)
    const source = await versionRow(ctx, versionId)
    if (source.state !== 'replaced') throw new Refusal('error.stateChanged')
    refuseFaults(await faultsIn(ctx, source.blocks))
    const { blocks, number: copiedFrom } = source
    const copy = await insertVersion(ctx, { blocks, copiedFrom, publishAt: ctx.now() })
    ctx.audit('home-page', copy.id, null, { number: copy.number, copiedFrom })
    const publisher = { action: 'publish', by: 'staff', actorId } as const
    return presentVersion(await publish(ctx, copy.id, publisher, ctx.now()))
  })

/** One version whose time has come. Staff may have moved it since it was read: nothing is to be done then. */
const publishDue = (ctx: Ctx, id: string): Promise<void> =>
  atomic(ctx, async (ctx) => {
    await lock(ctx)
    const row = await versionRow(ctx, id)
    if (row.state !== 'scheduled' || row.publishAt === null || row.publishAt > ctx.now()) return
    refuseFaults(await faultsIn(ctx, row.blocks))
    await publish(ctx, id, { action: 'publishDue', by: 'system' }, row.publishAt)
  })

/**
 * Publishes what is scheduled for now or earlier. A version that became broken stays scheduled, is logged
 * and is tried again every minute: its faults stand in the back office.
 */
export async function publishDueVersions(ctx: Ctx): Promise<void> {
  const due = await ctx.db
    .select({ id: homePageVersion.id, number: homePageVersion.number })
    .from(homePageVersion)
    .where(and(eq(homePageVersion.state, 'scheduled'), lte(homePageVersion.publishAt, ctx.now())))
    .orderBy(asc(homePageVersion.publishAt), asc(homePageVersion.number))
  for (const { id, number } of due) {
    try {
      await checkPictures(ctx, id)
      await publishDue(ctx, id)
    } catch (err) {
      if (!(err instanceof FieldFaults)) throw err
      ctx.log.error({ number, faults: err.faults }, 'a scheduled home page is broken')
    }
  }
}
