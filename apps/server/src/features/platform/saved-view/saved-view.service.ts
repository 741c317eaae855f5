import {
  SAVED_VIEWS_MAX,
  type SavedView,
} from '@ironsouq/contract/platform/saved-view/saved-view.endpoints'
import type { ViewState } from '@ironsouq/contract/view-state'
import { and, asc, eq, isNull, or } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { one, violatedConstraint } from '#kernel/data/db.ts'
import { isOwn, personValues } from '#kernel/data/person.ts'
import { updateVersioned } from '#kernel/data/versioned.ts'
import { FieldFaults, forbidden, notFound, Refusal } from '#kernel/errors.ts'
import type { Actor } from '#kernel/http/serve.ts'
import { savedView } from './saved-view.tables.ts'

interface Content {
  name: string
  state: ViewState
  isShared: boolean
}

type Row = typeof savedView.$inferSelect

const present = ({ id, name, state, isShared, version, ...row }: Row, by: Actor): SavedView => ({
  viewId: id,
  name,
  state,
  isShared,
  isOwn: (row.accountId ?? row.staffId) === by.id,
  version,
})

const NAME_ONCE = new Set(['saved_view_name_once', 'saved_view_of_account_name_once'])

/** A name that is taken is a fault of the form. */
function nameTaken(err: unknown): never {
  if (!NAME_ONCE.has(violatedConstraint(err) ?? '')) throw err
  throw new FieldFaults([{ field: 'name', key: 'error.nameTaken', values: {} }])
}

/** What staff share is shown to all of staff; people of a seller share with few colleagues. */
const requireShare = ({ isShared }: Content, { audience, permissions }: Actor) => {
  if (isShared && audience === 'staff' && !permissions.has('view.share')) throw forbidden()
}

/** Staff see what staff share; a person of a seller sees what their colleagues do. */
const isOfCircle = ({ sellerId }: Actor) =>
  sellerId === null ? isNull(savedView.sellerId) : eq(savedView.sellerId, sellerId)

export async function savedViews(ctx: Ctx, by: Actor, list: string): Promise<SavedView[]> {
  const isVisible = or(isOwn(savedView, by), and(eq(savedView.isShared, true), isOfCircle(by)))
  const rows = await ctx.db
    .select()
    .from(savedView)
    .where(and(eq(savedView.list, list), isVisible))
    .orderBy(asc(savedView.name), asc(savedView.id))
  return rows.map((row) => present(row, by))
}

export function createView(ctx: Ctx, by: Actor, { list, ...content }: Content & { list: string }) {
  requireShare(content, by)
  return atomic(ctx, async (ctx) => {
    const isTheirs = and(isOwn(savedView, by), eq(savedView.list, list))
    if ((await ctx.db.$count(savedView, isTheirs)) >= SAVED_VIEWS_MAX)
      throw new Refusal('error.savedViewsFull', { max: SAVED_VIEWS_MAX })
    const values = { ...content, ...personValues(by), list, createdAt: ctx.now() }
    const row = one(await ctx.db.insert(savedView).values(values).returning().catch(nameTaken))
    ctx.audit('savedView', row.id, null, { list, ...content })
    return present(row, by)
  })
}

const ownView = async (ctx: Ctx, by: Actor, viewId: string): Promise<Row> => {
  const isTheirs = and(eq(savedView.id, viewId), isOwn(savedView, by))
  const [row] = await ctx.db.select().from(savedView).where(isTheirs)
  if (!row) throw notFound()
  return row
}

export function changeView(
  ctx: Ctx,
  by: Actor,
  { viewId: id, version, ...content }: Content & { viewId: string; version: number },
) {
  requireShare(content, by)
  return atomic(ctx, async (ctx) => {
    const { name, state, isShared } = await ownView(ctx, by, id)
    const read = async () => present(await ownView(ctx, by, id), by)
    const change = { set: content, read }
    const row = await updateVersioned(ctx, savedView, { id, version }, change).catch(nameTaken)
    ctx.audit('savedView', id, { name, state, isShared }, content)
    return present(row, by)
  })
}

export function removeView(ctx: Ctx, by: Actor, viewId: string): Promise<null> {
  return atomic(ctx, async (ctx) => {
    const { name, list } = await ownView(ctx, by, viewId)
    await ctx.db.delete(savedView).where(eq(savedView.id, viewId))
    ctx.audit('savedView', viewId, { list, name }, null)
    return null
  })
}
