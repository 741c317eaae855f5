import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { device } from '#features/device/device.tables.ts'
import { member } from '#features/member/member.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { savedSearch } from './saved-search.tables.ts'

/** The saved searches of each time zone: a day begins where the member is. */
export async function searchesByTimeZone(
  ctx: Ctx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await ctx.db
    .select({ timeZone: member.timeZone, ids: sql<string[]>`array_agg(${savedSearch.id})` })
    .from(savedSearch)
    .innerJoin(member, eq(member.id, savedSearch.memberId))
    .where(inArray(savedSearch.id, [...ids]))
    .groupBy(member.timeZone)
  return new Map(rows.map((row) => [row.timeZone, row.ids]))
}

/** Machines on sale that were listed after a moment. */
export async function listedSince(ctx: Ctx, moment: Date): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: device.id })
    .from(device)
    .where(and(eq(device.state, 'listed'), gt(device.listedAt, moment)))
    .orderBy(device.id)
  return rows.map(({ id }) => id)
}
