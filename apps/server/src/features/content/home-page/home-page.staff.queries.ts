import type { homePageEndpoints } from '@ironsouq/contract/content/home-page/home-page.endpoints'
import type {
  BlockDifference,
  HomePageRecord,
} from '@ironsouq/contract/content/home-page/home-page.version.schema'
import type { DataOf, QueryOf } from '@ironsouq/contract/endpoint'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { keyset } from '#kernel/data/keyset.ts'
import { notFound } from '#kernel/errors.ts'
import { compared } from './home-page.compare.rules.ts'
import { homePageVersion } from './home-page.tables.ts'

export type VersionRow = typeof homePageVersion.$inferSelect

const iso = (at: Date | null) => at && at.toISOString()

const factsOf = (row: Omit<VersionRow, 'blocks' | 'createdAt' | 'page'>) => ({
  versionId: row.id,
  number: row.number,
  version: row.version,
  state: row.state,
  publishAt: iso(row.publishAt),
  publishedAt: iso(row.publishedAt),
  updatedAt: row.updatedAt.toISOString(),
  copiedFrom: row.copiedFrom,
})

export const presentVersion = (row: VersionRow): HomePageRecord => ({
  ...factsOf(row),
  blocks: row.blocks,
})

export async function versionRow(ctx: Ctx, versionId: string): Promise<VersionRow> {
  const [row] = await ctx.db.select().from(homePageVersion).where(eq(homePageVersion.id, versionId))
  if (!row) throw notFound()
  return row
}

export const versionRecord = async (ctx: Ctx, versionId: string): Promise<HomePageRecord> =>
  presentVersion(await versionRow(ctx, versionId))

type List = typeof homePageEndpoints.staff.list

/** The versions of the home page, with how many blocks each has. */
export async function versionsListed(ctx: Ctx, query: QueryOf<List>): Promise<DataOf<List>> {
  const { blocks: _, createdAt: __, page: ___, ...columns } = getTableColumns(homePageVersion)
  const isDescending = query.sort === '-number'
  const list = keyset(query, {
    by: homePageVersion.number,
    id: homePageVersion.id,
    isDescending,
  })
  const found = await ctx.db
    .select({
      ...columns,
      blocks: sql<number>`jsonb_array_length(${homePageVersion.blocks})`,
      at: list.at,
    })
    .from(homePageVersion)
    .where(list.where)
    .orderBy(...list.orderBy)
    .limit(list.limit)
  const { rows, ...cursors } = list.pageOf(found)
  return {
    ...cursors,
    rows: rows.map((row) => ({ ...factsOf(row), blocks: row.blocks })),
    total: await ctx.db.$count(homePageVersion),
  }
}

export async function versionsCompared(
  ctx: Ctx,
  { from, to }: { from: string; to: string },
): Promise<BlockDifference[]> {
  const [one, other] = await Promise.all([versionRow(ctx, from), versionRow(ctx, to)])
  return compared(one.blocks, other.blocks)
}
