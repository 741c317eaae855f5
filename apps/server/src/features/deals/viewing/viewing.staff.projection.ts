import type { viewingStaffEndpoints } from '@ironsouq/contract/deals/viewing/viewing.staff.endpoints'
import type { QueryOf } from '@ironsouq/contract/endpoint'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { deviceTitle } from '#features/machines/device/device.queries.ts'
import { device } from '#features/machines/device/device.tables.ts'
import { yardName } from '#features/machines/yard/yard.queries.ts'
import { yard } from '#features/machines/yard/yard.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { keyset } from '#kernel/data/keyset.ts'
import { viewingsOfDay } from './viewing.queries.ts'
import { viewing } from './viewing.tables.ts'

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
    asked.yard === undefined ? undefined : eq(yard.code, asked.yard),
  )
  const wanted = sql`${ctx.locale}::text`
  const [found, counted] = await Promise.all([
    ctx.db
      .select({
        at: list.at,
        viewingId: viewing.id,
        startsAt: viewing.startsAt,
        endsAt: viewing.endsAt,
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
      })
      .from(viewing)
      .innerJoin(device, eq(device.id, viewing.deviceId))
      .innerJoin(yard, eq(yard.id, viewing.yardId))
      .where(and(filter, list.where))
      .orderBy(...list.orderBy)
      .limit(list.limit),
    ctx.db
      .select({ total: sql<number>`count(*)::int` })
      .from(viewing)
      .innerJoin(yard, eq(yard.id, viewing.yardId))
      .where(filter),
  ])
  const { rows, next, previous } = list.pageOf(found)
  return {
    rows: rows.map((row) => ({
      ...row,
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
      isUpcoming: row.startsAt > now,
      yard: { code: row.yardCode, name: row.yardName },
    })),
    next,
    previous,
    total: counted[0]?.total ?? 0,
  }
}
