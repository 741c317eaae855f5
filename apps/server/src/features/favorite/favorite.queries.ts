import type { FAVORITE_FILTERS, FAVORITE_SORTS } from '@ironsouq/contract/favorite/favorite.limits'
import type { PageQuery } from '@ironsouq/contract/page'
import { and, desc, eq, gt, lte, sql, type SQL } from 'drizzle-orm'
import { machine, machineOf, pricesSince } from '#features/device/device.kept.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/db.ts'
import { favorite } from './favorite.tables.ts'

type Filter = (typeof FAVORITE_FILTERS)[number]
type Sort = (typeof FAVORITE_SORTS)[number]
export type FavoriteQuery = PageQuery & { filter: Filter; sort: Sort }

const itsMachine = machineOf(sql`favorite.device_id`)

/** Cheaper than when it was saved, and still to be had. */
const isCheaper = sql`(${machine.isOnSale} and ${machine.priceCurrency} = favorite.price_currency
  and ${machine.priceMinor} < favorite.price_minor)`

const FILTERS: Record<Filter, SQL | undefined> = {
  all: undefined,
  cheaper: isCheaper,
  sold: machine.isSold,
}

const ORDER: Record<Sort, SQL> = {
  changed: sql`case when ${machine.changedAt} > favorite.created_at then ${machine.changedAt} end
    desc nulls last`,
  saved: desc(favorite.createdAt),
  price: sql`${machine.inAed} asc nulls last`,
}

const own = (memberId: string) => eq(favorite.memberId, memberId)

/** A page of what a member saved, with what was asked for each since. */
export const favoritesOf = (
  ctx: Ctx,
  memberId: string,
  { filter, sort, current, size }: FavoriteQuery,
) =>
  ctx.db
    .select({
      deviceId: favorite.deviceId,
      savedAt: favorite.createdAt,
      priceMinor: favorite.priceMinor,
      priceCurrency: favorite.priceCurrency,
      prices: pricesSince(sql`favorite.device_id`, sql`favorite.created_at`),
    })
    .from(favorite)
    .innerJoin(itsMachine, sql`true`)
    .where(and(own(memberId), FILTERS[filter]))
    .orderBy(ORDER[sort], desc(favorite.createdAt), desc(favorite.deviceId))
    .limit(size)
    .offset((current - 1) * size)

export type FavoriteRow = Awaited<ReturnType<typeof favoritesOf>>[number]

/** How many a member saved, and how many of them are cheaper since, or sold. */
export async function favoriteCounts(ctx: Ctx, memberId: string) {
  const number = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`
  const rows = await ctx.db
    .select({ all: number(sql`true`), cheaper: number(isCheaper), sold: number(machine.isSold) })
    .from(favorite)
    .innerJoin(itsMachine, sql`true`)
    .where(own(memberId))
  return one(rows)
}

export async function favoriteIds(ctx: Ctx, memberId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ deviceId: favorite.deviceId })
    .from(favorite)
    .where(own(memberId))
    .orderBy(desc(favorite.createdAt), desc(favorite.deviceId))
  return rows.map(({ deviceId }) => deviceId)
}

interface Saved {
  deviceId: string
  /** Whoever saved it later knows already. */
  before: Date
  /** The last member of the batch before. */
  after: string
  /** Which members are meant, as part of a statement that names them `favorite.member_id`. */
  wanted: SQL
}

const AT_A_TIME = 1000

/** Those who saved a machine, a batch at a time in the order of their ids. */
export async function membersWhoSaved(ctx: Ctx, { deviceId, before, after, wanted }: Saved) {
  const rows = await ctx.db
    .select({ memberId: favorite.memberId })
    .from(favorite)
    .where(
      and(
        eq(favorite.deviceId, deviceId),
        lte(favorite.createdAt, before),
        gt(favorite.memberId, after),
        wanted,
      ),
    )
    .orderBy(favorite.memberId)
    .limit(AT_A_TIME)
  return rows.map(({ memberId }) => memberId)
}
