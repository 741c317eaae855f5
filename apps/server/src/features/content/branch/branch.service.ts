import type {
  branchEndpoints,
  BranchRecord,
  HolidayRecord,
} from '@ironsouq/contract/content/branch/branch.endpoints'
import type { BodyOf } from '@ironsouq/contract/endpoint'
import { eq } from 'drizzle-orm'
import { yardIdOf } from '#features/machines/yard/yard.queries.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { replaceTexts } from '#kernel/data/texts.ts'
import { updateVersioned } from '#kernel/data/versioned.ts'
import { FieldFaults, notFound } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { branchChanged, holidayChanged } from './branch.events.ts'
import { branchRecord, holidayRecord } from './branch.queries.ts'
import { branch, branchHours, branchText, holiday, holidayText } from './branch.tables.ts'

const wrong = (field: string) =>
  new FieldFaults([{ field, key: 'error.fieldWrongFormat', values: {} }])

/** The version of an update; a new record has neither id nor version. */
function keyOf(id: string | undefined, version: number | undefined) {
  if (id === undefined) return undefined
  if (version === undefined) throw wrong('version')
  return { id, version }
}

async function yardAt(ctx: TxCtx, code: string | null): Promise<string | null> {
  if (code === null) return null
  const id = await yardIdOf(ctx, code)
  if (id === null) throw wrong('yard')
  return id
}

/** Creates a branch, or replaces everything about one that has not changed since it was read. */
export function saveBranch(
  ctx: Ctx,
  { branchId, version, texts, ...form }: BodyOf<typeof branchEndpoints.save>,
): Promise<BranchRecord> {
  const key = keyOf(branchId, version)
  if (form.makani !== null && form.emirate !== 'dubai') throw wrong('makani')
  return atomic(ctx, async (ctx) => {
    const { yard, days, ...facts } = form
    const at = ctx.now()
    const set = { ...facts, yardId: await yardAt(ctx, yard), updatedAt: at }
    const before = key ? await branchRecord(ctx, key.id) : null
    const { id } = key
      ? await updateVersioned(ctx, branch, key, { set, read: () => branchRecord(ctx, key.id) })
      : one(
          await ctx.db
            .insert(branch)
            .values({ ...set, createdAt: at })
            .returning(),
        )
    await ctx.db.delete(branchHours).where(eq(branchHours.branchId, id))
    if (days.length > 0)
      await ctx.db
        .insert(branchHours)
        .values(days.map((day) => ({ ...day, branchId: id, createdAt: at })))
    await replaceTexts(ctx, branchText, { branchId: id }, texts)
    const after = await branchRecord(ctx, id)
    ctx.audit('branch', id, before, after)
    await emit(ctx, branchChanged, { branchId: id })
    return after
  })
}

/** Creates a holiday, or replaces one that has not changed since it was read. */
export function saveHoliday(
  ctx: Ctx,
  { holidayId, version, texts, ...form }: BodyOf<typeof branchEndpoints.saveHoliday>,
): Promise<HolidayRecord> {
  const key = keyOf(holidayId, version)
  if (form.lastDay < form.firstDay) throw wrong('lastDay')
  return atomic(ctx, async (ctx) => {
    const before = key ? await holidayRecord(ctx, key.id) : null
    const { id } = key
      ? await updateVersioned(ctx, holiday, key, {
          set: form,
          read: () => holidayRecord(ctx, key.id),
        })
      : one(
          await ctx.db
            .insert(holiday)
            .values({ ...form, createdAt: ctx.now() })
            .returning(),
        )
    await replaceTexts(ctx, holidayText, { holidayId: id }, texts)
    const after = await holidayRecord(ctx, id)
    if (!after) throw notFound()
    ctx.audit('holiday', id, before, after)
    await emit(ctx, holidayChanged, { holidayId: id })
    return after
  })
}

export function removeHoliday(ctx: Ctx, holidayId: string): Promise<null> {
  return atomic(ctx, async (ctx) => {
    const before = await holidayRecord(ctx, holidayId)
    const gone = await ctx.db.delete(holiday).where(eq(holiday.id, holidayId)).returning()
    if (gone.length === 0) throw notFound()
    ctx.audit('holiday', holidayId, before, null)
    await emit(ctx, holidayChanged, { holidayId })
    return null
  })
}
