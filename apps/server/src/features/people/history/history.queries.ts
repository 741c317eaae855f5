import type { PageQuery } from '@ironsouq/contract/page'
import type { HISTORY_FILTERS } from '@ironsouq/contract/people/history/history.limits'
import { and, desc, eq, gt, sql, type SQL } from 'drizzle-orm'
import { machine, machineOf } from '#features/machines/device/device.price.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { retainedSince } from './history.rules.ts'
import { browse } from './history.tables.ts'

type Filter = (typeof HISTORY_FILTERS)[number]
export type HistoryQuery = PageQuery & { filter: Filter }

const joinedMachine = machineOf(sql`browse.device_id`)

/** The price differs from when it was viewed, and the machine is still on sale. */
const isChanged = sql`(${machine.isOnSale} and (${machine.priceMinor}, ${machine.priceCurrency})
  is distinct from (browse.price_minor, browse.price_currency))`

const FILTERS: Record<Filter, SQL | undefined> = {
  all: undefined,
  changed: isChanged,
  sold: machine.isSold,
}

const own = (ctx: Ctx, memberId: string) =>
  and(eq(browse.memberId, memberId), gt(browse.seenAt, retainedSince(ctx.now())))

/** A page of a member's views, the latest first. */
export const historyOf = (ctx: Ctx, memberId: string, { filter, current, size }: HistoryQuery) =>
  ctx.db
    .select({
      deviceId: browse.deviceId,
      day: browse.day,
      seenAt: browse.seenAt,
      times: browse.times,
      priceMinor: browse.priceMinor,
      priceCurrency: browse.priceCurrency,
    })
    .from(browse)
    .innerJoin(joinedMachine, sql`true`)
    .where(and(own(ctx, memberId), FILTERS[filter]))
    .orderBy(desc(browse.seenAt), desc(browse.deviceId))
    .limit(size)
    .offset((current - 1) * size)

export type HistoryRow = Awaited<ReturnType<typeof historyOf>>[number]

/** The number of views, and of how many the price changed or the machine was sold since. */
export async function historyCounts(ctx: Ctx, memberId: string) {
  const number = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`
  const rows = await ctx.db
    .select({ all: number(sql`true`), changed: number(isChanged), sold: number(machine.isSold) })
    .from(browse)
    .innerJoin(joinedMachine, sql`true`)
    .where(own(ctx, memberId))
  return one(rows)
}

export const historyTotal = (ctx: Ctx, memberId: string): Promise<number> =>
  ctx.db.$count(browse, own(ctx, memberId))
