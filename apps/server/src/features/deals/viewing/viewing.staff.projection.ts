import { laterDay } from '@ironsouq/contract/content/branch/branch-opening'
import {
  VIEWING_CALENDAR_DAYS,
  VIEWING_CALENDAR_MOST,
} from '@ironsouq/contract/deals/viewing/viewing.limits'
import type {
  StaffViewing,
  viewingStaffEndpoints,
} from '@ironsouq/contract/deals/viewing/viewing.staff.endpoints'
import type { QueryOf } from '@ironsouq/contract/endpoint'
import { and, asc, eq, gt, gte, lt, lte, ne, or, sql } from 'drizzle-orm'
import { deviceTitle } from '#features/machines/device/device.queries.ts'
import { device } from '#features/machines/device/device.tables.ts'
import { yardName } from '#features/machines/yard/yard.queries.ts'
import { yard } from '#features/machines/yard/yard.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { keyset } from '#kernel/data/keyset.ts'
import { escapedLike } from '#kernel/data/like.ts'
import { viewingsOfDay } from './viewing.queries.ts'
import { staffActions } from './viewing.rules.ts'
import { viewing } from './viewing.tables.ts'

const columns = (ctx: Ctx) => {
  const wanted = sql`${ctx.locale}::text`
  return {
    viewingId: viewing.id,
    startsAt: viewing.startsAt,
    endsAt: viewing.endsAt,
    day: viewing.day,
    state: viewing.state,
    deviceId: viewing.deviceId,
    title: deviceTitle(wanted),
    stockNo: device.stockNo,
    yardCode: yard.code,
    yardName: yardName(sql`yard.id`, wanted),
    name: viewing.name,
    mail: viewing.mail,
    mobile: viewing.mobile,
    locale: viewing.locale,
  }
}

type Found = Omit<StaffViewing, 'startsAt' | 'endsAt' | 'yard' | 'actions'> & {
  startsAt: Date
  endsAt: Date
  yardCode: string
  yardName: string
}

const present = ({ yardCode, yardName, ...row }: Found, now: Date): StaffViewing => ({
  ...row,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  actions: staffActions(row, now),
  yard: { code: yardCode, name: yardName },
})

const atYard = (code: string | undefined) => (code === undefined ? undefined : eq(yard.code, code))

/** There are as many rows as appointments of three months: no index is needed. */
function naming(words: string | undefined) {
  if (words === undefined || words === '') return undefined
  const part = `%${escapedLike(words)}%`
  return or(
    sql`${viewing.name} ilike ${part}`,
    sql`${viewing.mail} ilike ${part}`,
    sql`${viewing.mobile} ilike ${part}`,
    sql`${device.stockNo} ilike ${part}`,
  )
}

type Asked = QueryOf<typeof viewingStaffEndpoints.list>

/** One page of the viewings at all yards, in the language of the request. */
export async function viewingsOfYards(ctx: Ctx, asked: Asked) {
  const list = keyset(asked, {
    by: viewing.startsAt,
    id: viewing.id,
    isDescending: asked.sort === '-startsAt',
  })
  const now = ctx.now()
  const when = {
    today: viewingsOfDay(now),
    upcoming: gt(viewing.endsAt, now),
    past: lte(viewing.endsAt, now),
  }
  const filter = and(
    when[asked.when],
    asked.state && eq(viewing.state, asked.state),
    atYard(asked.yard),
    naming(asked.words),
  )
  const [found, counted] = await Promise.all([
    ctx.db
      .select({ at: list.at, ...columns(ctx) })
      .from(viewing)
      .innerJoin(device, eq(device.id, viewing.deviceId))
      .innerJoin(yard, eq(yard.id, viewing.yardId))
      .where(and(filter, list.where))
      .orderBy(...list.orderBy)
      .limit(list.limit),
    ctx.db
      .select({ total: sql<number>`count(*)::int` })
      .from(viewing)
      .innerJoin(device, eq(device.id, viewing.deviceId))
      .innerJoin(yard, eq(yard.id, viewing.yardId))
      .where(filter),
  ])
  const { rows, next, previous } = list.pageOf(found)
  return {
    rows: rows.map((row) => present(row, now)),
    next,
    previous,
    total: counted[0]?.total ?? 0,
  }
}

/** The viewings of seven days from one on, in the calendars of the yards. */
export async function viewingsOfWeek(
  ctx: Ctx,
  { from, yard: code }: QueryOf<typeof viewingStaffEndpoints.calendar>,
) {
  const rows = await ctx.db
    .select(columns(ctx))
    .from(viewing)
    .innerJoin(device, eq(device.id, viewing.deviceId))
    .innerJoin(yard, eq(yard.id, viewing.yardId))
    .where(
      and(
        gte(viewing.day, from),
        lt(viewing.day, laterDay(from, VIEWING_CALENDAR_DAYS)),
        // The end is what an index finds; a day is at most a day away from it in any zone.
        gt(viewing.endsAt, new Date(`${laterDay(from, -1)}T00:00Z`)),
        ne(viewing.state, 'cancelled'),
        atYard(code),
      ),
    )
    .orderBy(asc(viewing.startsAt), asc(viewing.id))
    .limit(VIEWING_CALENDAR_MOST)
  const now = ctx.now()
  return rows.map((row) => present(row, now))
}
