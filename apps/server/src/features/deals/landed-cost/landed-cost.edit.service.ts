import type {
  DestinationForm,
  DestinationRecord,
} from '@ironsouq/contract/deals/landed-cost/landed-cost.schema'
import { and, eq, gt, sql } from 'drizzle-orm'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { replaceTexts } from '#kernel/data/texts.ts'
import { ConflictRefusal, FieldFaults, notFound, Refusal } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { landedCostChanged } from './landed-cost.events.ts'
import { destinationRecord, today } from './landed-cost.staff.queries.ts'
import { destination, destinationText, landedCostRate } from './landed-cost.tables.ts'

const wrong = (field: keyof DestinationForm) =>
  new FieldFaults([{ field, key: 'error.fieldNotAllowed', values: {} }])

type Columns = Omit<DestinationForm, 'version' | 'texts'>

async function add(ctx: TxCtx, columns: Columns): Promise<void> {
  const added = await ctx.db
    .insert(destination)
    .values({
      ...columns,
      position: sql`(select coalesce(max(position) + 1, 0) from destination)`,
      createdAt: ctx.now(),
    })
    .onConflictDoNothing()
    .returning({ code: destination.code })
  if (added.length === 0) throw wrong('code')
}

async function change(ctx: TxCtx, { code, ...columns }: Columns, version: number): Promise<void> {
  const changed = await ctx.db
    .update(destination)
    .set({ ...columns, version: sql`${destination.version} + 1` })
    .where(and(eq(destination.code, code), eq(destination.version, version)))
    .returning({ code: destination.code })
  if (changed.length > 0) return
  const current = await destinationRecord(ctx, code)
  throw current ? new ConflictRefusal(current) : notFound()
}

/** Adds a destination as the last one, or replaces one that has not changed since it was read. */
export function saveDestination(
  ctx: Ctx,
  { version, texts, ...columns }: DestinationForm,
): Promise<DestinationRecord> {
  return atomic(ctx, async (ctx) => {
    const { code, mode, country, roadKm } = columns
    if ((mode === 'road') !== (roadKm !== null)) throw wrong('roadKm')
    const before = version === undefined ? null : await destinationRecord(ctx, code)
    if (before && (before.mode !== mode || before.country !== country)) throw wrong('mode')
    await (version === undefined ? add(ctx, columns) : change(ctx, columns, version))
    await replaceTexts(ctx, destinationText, { destinationCode: code }, texts)
    const after = await destinationRecord(ctx, code)
    if (!after) throw notFound()
    ctx.audit('destination', code, before, after)
    await emit(ctx, landedCostChanged, { of: code })
    return after
  })
}

/** Removes a planned rate; one that is or was asked stays in the history. */
export function removePlannedRate(ctx: Ctx, rateId: string): Promise<null> {
  return atomic(ctx, async (ctx) => {
    const isThis = eq(landedCostRate.id, rateId)
    const [gone] = await ctx.db
      .delete(landedCostRate)
      .where(and(isThis, gt(landedCostRate.validFrom, today(ctx))))
      .returning()
    if (!gone && (await ctx.db.$count(landedCostRate, isThis)) > 0)
      throw new Refusal('error.stateChanged')
    if (!gone) throw notFound()
    const { amountMinor, fromMinor, ...rate } = gone
    const before = { ...rate, amount: Number(amountMinor), from: fromMinor && Number(fromMinor) }
    ctx.audit('landedCostRate', rateId, before, null)
    await emit(ctx, landedCostChanged, { of: rate.kind })
    return null
  })
}
