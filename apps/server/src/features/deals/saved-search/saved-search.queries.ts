import type { MatchKind } from '@ironsouq/contract/deals/saved-search/saved-search.limits'
import { and, asc, desc, eq, gt, gte, inArray, lte, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { savedSearch, searchMatch } from './saved-search.tables.ts'

export type SavedSearchRow = typeof savedSearch.$inferSelect

interface ToIndex {
  ids?: readonly string[]
  after?: string | null
  changedSince?: Date
  limit?: number
}

export const searchesToIndex = (
  ctx: Ctx,
  { ids, after, changedSince, limit = 1000 }: ToIndex,
): Promise<SavedSearchRow[]> =>
  ctx.db
    .select()
    .from(savedSearch)
    .where(
      and(
        ids ? inArray(savedSearch.id, [...ids]) : undefined,
        after ? gt(savedSearch.id, after) : undefined,
        changedSince ? gte(savedSearch.updatedAt, changedSince) : undefined,
      ),
    )
    .orderBy(asc(savedSearch.id))
    .limit(limit)

/** Without any the index may not exist yet. */
export async function areSearchesSaved(ctx: Ctx): Promise<boolean> {
  const rows = await ctx.db.select({ id: savedSearch.id }).from(savedSearch).limit(1)
  return rows.length > 0
}

const own = (memberId: string) => eq(savedSearch.memberId, memberId)

/** A member's saved searches, the latest first. */
export const searchesOf = (ctx: Ctx, memberId: string): Promise<SavedSearchRow[]> =>
  ctx.db
    .select()
    .from(savedSearch)
    .where(own(memberId))
    .orderBy(desc(savedSearch.createdAt), desc(savedSearch.id))

/** Machines with news since the member last looked, by search and kind. */
export const newsOf = (ctx: Ctx, memberId: string) =>
  ctx.db
    .select({
      savedSearchId: searchMatch.savedSearchId,
      kind: searchMatch.kind,
      count: sql<number>`count(distinct ${searchMatch.deviceId})::int`,
    })
    .from(searchMatch)
    .innerJoin(savedSearch, eq(savedSearch.id, searchMatch.savedSearchId))
    .where(and(own(memberId), gt(searchMatch.createdAt, savedSearch.seenAt)))
    .groupBy(searchMatch.savedSearchId, searchMatch.kind)

/** The latest new machines of each saved search since the member last looked. */
export async function newestOf(ctx: Ctx, memberId: string, most: number) {
  const { rows } = await ctx.db.execute<{ savedSearchId: string; deviceId: string }>(sql`
    select saved_search.id as "savedSearchId", newest.device_id as "deviceId"
    from saved_search
    join lateral (
      select device_id from search_match
      where saved_search_id = saved_search.id and kind = 'new' and created_at > saved_search.seen_at
      order by created_at desc, id desc limit ${most}
    ) as newest on true
    where saved_search.member_id = ${memberId}`)
  return rows
}

/** How many searches a member saved, and how many new machines these have. */
export async function searchCounts(ctx: Ctx, memberId: string) {
  const [total, news] = await Promise.all([
    ctx.db.$count(savedSearch, own(memberId)),
    newsOf(ctx, memberId),
  ])
  const newOnes = news.filter(({ kind }) => kind === 'new')
  return { total, new: newOnes.reduce((sum, { count }) => sum + count, 0) }
}

/** Members with news that is due by now. */
export async function membersDue(ctx: Ctx, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ memberId: savedSearch.memberId })
    .from(savedSearch)
    .where(lte(savedSearch.dueAt, ctx.now()))
    .limit(limit)
  return rows.map(({ memberId }) => memberId)
}

/** The number of machines of a digest, by kind. */
export async function digestCounts(ctx: Ctx, digestId: string): Promise<Map<MatchKind, number>> {
  const rows = await ctx.db
    .select({
      kind: searchMatch.kind,
      count: sql<number>`count(distinct ${searchMatch.deviceId})::int`,
    })
    .from(searchMatch)
    .where(eq(searchMatch.digestId, digestId))
    .groupBy(searchMatch.kind)
  return new Map(rows.map(({ kind, count }) => [kind, count]))
}
