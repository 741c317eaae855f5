import type { SavedQuery } from '@ironsouq/contract/deals/saved-search/saved-search.endpoints'
import type { MatchKind } from '@ironsouq/contract/deals/saved-search/saved-search.limits'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { device } from '#features/machines/device/device.tables.ts'
import { member } from '#features/people/member/member.tables.ts'
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

/** Machines of one search in the email; the rest is in the list. */
const SHOWN = 5
/** Price drops and sold machines in the email. */
const LINES = 10

export interface DigestLine extends Record<string, unknown> {
  kind: MatchKind
  savedSearchId: string
  name: string
  query: SavedQuery
  deviceId: string
  /** In minor units, as digits. */
  priceBeforeMinor: string | null
  /** Of the new machines of this search, or of all lines of this kind. */
  count: number
  /** Different machines that are new, of all searches. */
  newCount: number
}

/**
 * What a digest says now, with the newest lines only: a machine that was sold meanwhile is sold, a new one
 * is not also cheaper, and one that is off sale is left out.
 */
export async function digestLines(
  ctx: Ctx,
  digestId: string,
  memberId: string,
): Promise<DigestLine[]> {
  const { rows } = await ctx.db.execute<DigestLine>(sql`
    with matched as (
      select search_match.* from search_match
      join search_digest on search_digest.id = search_match.digest_id
      join device on device.id = search_match.device_id
      where digest_id = ${digestId} and search_digest.member_id = ${memberId}
        and device.state = case kind when 'sold' then 'sold' else 'listed' end
    ),
    added as (
      select matched.*, count(*) over own as of_kind, row_number() over (
        partition by saved_search_id order by created_at desc, id desc) as place
      from matched where kind = 'new' window own as (partition by saved_search_id)
    ),
    other as (
      select distinct on (kind, device_id) matched.* from matched
      where kind = 'sold' or kind = 'cheaper' and device_id not in (select device_id from added)
      order by kind, device_id, created_at, id
    ),
    placed as (
      select other.*, count(*) over (partition by kind) as of_kind, row_number() over (
        partition by kind order by created_at desc, id desc) as place
      from other
    ),
    line as (
      select * from added where place <= ${SHOWN}
      union all
      select * from placed where place <= ${LINES}
    )
    select line.kind, saved_search.id as "savedSearchId", saved_search.name, saved_search.query,
      line.device_id as "deviceId", line.price_before_minor::text as "priceBeforeMinor",
      line.of_kind::int as count, (select count(distinct device_id) from added)::int as "newCount"
    from line join saved_search on saved_search.id = line.saved_search_id
    order by saved_search.created_at desc, saved_search.id, line.place`)
  return rows
}
