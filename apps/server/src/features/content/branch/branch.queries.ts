import { BRANCH_TIME_ZONE } from '@ironsouq/contract/content/branch/branch-opening'
import type {
  branchEndpoints,
  BranchRecord,
  HolidayRecord,
} from '@ironsouq/contract/content/branch/branch.endpoints'
import { HOLIDAYS_SHOWN_DAYS } from '@ironsouq/contract/content/branch/branch.limits'
import type { Holiday } from '@ironsouq/contract/content/branch/branch.schema'
import type { QueryOf } from '@ironsouq/contract/endpoint'
import { localTime } from '@ironsouq/contract/machines/yard/opening-hours'
import { and, asc, desc, eq, gte, lte, sql } from 'drizzle-orm'
import { yardCodeOf } from '#features/machines/yard/yard.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { cachedByLocale } from '#kernel/data/cached-by-locale.ts'
import { keyset } from '#kernel/data/keyset.ts'
import { textIn } from '#kernel/data/texts.ts'
import { notFound } from '#kernel/errors.ts'
import { branch, branchHours, branchText, holiday, holidayText } from './branch.tables.ts'

const DAY_MS = 86_400_000
const dayAfter = (now: Date, days: number) =>
  localTime(new Date(now.getTime() + days * DAY_MS), BRANCH_TIME_ZONE).day

/** The holidays that visitors plan with. */
export const holidaysShown = cachedByLocale((ctx): Promise<Holiday[]> => {
  const { effect, firstDay, lastDay, isConfirmed } = holiday
  const names = { owner: holidayText.holidayId, locale: holidayText.locale }
  const at = { of: sql`holiday.id`, wanted: sql`${ctx.locale}::text` }
  return ctx.db
    .select({ name: textIn(holidayText.name, names, at), effect, firstDay, lastDay, isConfirmed })
    .from(holiday)
    .where(
      and(
        gte(lastDay, dayAfter(ctx.now(), 0)),
        lte(firstDay, dayAfter(ctx.now(), HOLIDAYS_SHOWN_DAYS)),
      ),
    )
    .orderBy(asc(firstDay))
})

/** A page of the list for staff. */
export async function branchRows(ctx: Ctx, query: QueryOf<typeof branchEndpoints.staffList>) {
  const texts = { owner: branchText.branchId, locale: branchText.locale }
  const wanted = { of: sql`branch.id`, wanted: sql`${ctx.locale}::text` }
  const { code, emirate, phone, position, isShown, version } = branch
  const isDescending = query.sort === '-position'
  const list = keyset(query, { by: position, id: branch.id, isDescending })
  const found = await ctx.db
    .select({
      branchId: branch.id,
      code,
      name: textIn(branchText.name, texts, wanted),
      area: textIn(branchText.area, texts, wanted),
      emirate,
      phone,
      position,
      isShown,
      languages: sql<string[]>`array(
        select ${branchText.locale} from ${branchText} where ${branchText.branchId} = branch.id
        order by 1)`,
      version,
      at: list.at,
    })
    .from(branch)
    .where(list.where)
    .orderBy(...list.orderBy)
    .limit(list.limit)
  return { ...list.pageOf(found), total: await ctx.db.$count(branch) }
}

export async function branchRecord(ctx: Ctx, branchId: string): Promise<BranchRecord> {
  const [row] = await ctx.db.select().from(branch).where(eq(branch.id, branchId))
  if (!row) throw notFound()
  const { id: _, yardId, version, createdAt: __, updatedAt: ___, ...facts } = row
  const ofBranch = eq(branchHours.branchId, branchId)
  const days = await ctx.db
    .select()
    .from(branchHours)
    .where(ofBranch)
    .orderBy(desc(branchHours.season), asc(branchHours.weekday))
  const words = await ctx.db.select().from(branchText).where(eq(branchText.branchId, branchId))
  const yard = yardId === null ? null : await yardCodeOf(ctx, yardId)
  return {
    branchId,
    version,
    branch: {
      ...facts,
      yard,
      days: days.map(({ branchId: _id, createdAt: _at, ...day }) => day),
    },
    texts: Object.fromEntries(
      words.map(({ branchId: _id, createdAt: _at, locale, ...text }) => [locale, text]),
    ) as BranchRecord['texts'],
  }
}

const holidayColumns = {
  holidayId: holiday.id,
  version: holiday.version,
  effect: holiday.effect,
  firstDay: holiday.firstDay,
  lastDay: holiday.lastDay,
  isConfirmed: holiday.isConfirmed,
  texts: sql<HolidayRecord['texts']>`(
    select json_object_agg(${holidayText.locale}, json_build_object('name', ${holidayText.name}))
    from ${holidayText} where ${holidayText.holidayId} = holiday.id)`,
}

type HolidayColumns = Omit<HolidayRecord, 'holiday'> & HolidayRecord['holiday']

const presentHoliday = ({ holidayId, version, texts, ...row }: HolidayColumns): HolidayRecord => {
  const { effect, firstDay, lastDay, isConfirmed } = row
  return { holidayId, version, holiday: { effect, firstDay, lastDay, isConfirmed }, texts }
}

export async function holidayRecord(ctx: Ctx, id: string): Promise<HolidayRecord | undefined> {
  const [row] = await ctx.db.select(holidayColumns).from(holiday).where(eq(holiday.id, id))
  return row && presentHoliday(row)
}

/** A page of the holidays with all their names. */
export async function holidayRows(ctx: Ctx, query: QueryOf<typeof branchEndpoints.holidays>) {
  const isDescending = query.sort === '-firstDay'
  const list = keyset(query, { by: holiday.firstDay, id: holiday.id, isDescending })
  const found = await ctx.db
    .select({ ...holidayColumns, at: list.at })
    .from(holiday)
    .where(list.where)
    .orderBy(...list.orderBy)
    .limit(list.limit)
  const { rows, ...cursors } = list.pageOf(found)
  return { ...cursors, rows: rows.map(presentHoliday), total: await ctx.db.$count(holiday) }
}

export const holidayCount = (ctx: Ctx): Promise<number> => ctx.db.$count(holiday)

export const branchCodes = async (ctx: Ctx): Promise<ReadonlySet<string>> =>
  new Set((await ctx.db.select({ code: branch.code }).from(branch)).map(({ code }) => code))

/** The holidays that working time is calculated with, from the day of a moment on. */
export const holidaysFrom = (ctx: Ctx, since: Date) =>
  ctx.db
    .select({ effect: holiday.effect, firstDay: holiday.firstDay, lastDay: holiday.lastDay })
    .from(holiday)
    .where(gte(holiday.lastDay, localTime(since, BRANCH_TIME_ZONE).day))
