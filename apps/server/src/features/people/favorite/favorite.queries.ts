import type { PageQuery } from '@ironsouq/contract/page'
import type {
  FAVORITE_FILTERS,
  FAVORITE_SORTS,
} from '@ironsouq/contract/people/favorite/favorite.limits'
import { and, desc, eq, gt, lte, sql, type SQL } from 'drizzle-orm'
import { machine, machineOf, pricesSince } from '#features/machines/device/device.price.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { favorite } from './favorite.tables.ts'

type Filter = (typeof FAVORITE_FILTERS)[number]
type Sort = (typeof FAVORITE_SORTS)[number]
export type FavoriteQuery = PageQuery & { filter: Filter; sort: Sort }

const joinedMachine = machineOf(sql`favorite.device_id`)

/** Cheaper than when it was saved, and still on sale. */
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

/** A page of a member's favorites, with the prices of each since it was saved. */
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
    .innerJoin(joinedMachine, sql`true`)
    .where(and(own(memberId), FILTERS[filter]))
    .orderBy(ORDER[sort], desc(favorite.createdAt), desc(favorite.deviceId))
    .limit(size)
    .offset((current - 1) * size)

export type FavoriteRow = Awaited<ReturnType<typeof favoritesOf>>[number]

/** The number of a member's favorites, and how many are cheaper since or sold. */
export async function favoriteCounts(ctx: Ctx, memberId: string) {
  const number = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`
  const rows = await ctx.db
    .select({ all: number(sql`true`), cheaper: number(isCheaper), sold: number(machine.isSold) })
    .from(favorite)
    .innerJoin(joinedMachine, sql`true`)
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
  before: Date
}

const savedBefore = ({ deviceId, before }: Saved) =>
  and(eq(favorite.deviceId, deviceId), lte(favorite.createdAt, before))

const PAGE_SIZE = 1000

/** The members who saved a machine by then, in the order of their ids. */
export async function* membersWhoSaved(ctx: Ctx, saved: Saved): AsyncGenerator<string> {
  let last: string | undefined
  do {
    const rows = await ctx.db
      .select({ memberId: favorite.memberId })
      .from(favorite)
      .where(and(savedBefore(saved), last === undefined ? undefined : gt(favorite.memberId, last)))
      .orderBy(favorite.memberId)
      .limit(PAGE_SIZE)
    for (const { memberId } of rows) yield memberId
    last = rows.at(-1)?.memberId
  } while (last !== undefined)
}

export async function hasSaved(
  ctx: Ctx,
  { memberId, ...saved }: Saved & { memberId: string },
): Promise<boolean> {
  return (await ctx.db.$count(favorite, and(own(memberId), savedBefore(saved)))) > 0
}
