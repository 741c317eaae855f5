import type { DataOf, QueryOf } from '@ironsouq/contract/endpoint'
import type {
  WantedPart,
  wantedPartEndpoints,
} from '@ironsouq/contract/mall/wanted-part/wanted-part.endpoints'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { brandName } from '#features/machines/brand/brand.queries.ts'
import { machineModel } from '#features/machines/model/model.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { countUpTo, keyset } from '#kernel/data/keyset.ts'
import { wantedPart } from './wanted-part.tables.ts'

/** What a store may read as well. */
const columns = (ctx: Ctx) => ({
  wantedPartId: wantedPart.id,
  words: wantedPart.words,
  locale: wantedPart.locale,
  modelId: wantedPart.modelId,
  machine: sql<string | null>`(
    select ${brandName(sql`machine_model.brand_id`, sql`${ctx.locale}::text`)} || ' ' || name
    from ${machineModel} where ${machineModel.id} = ${wantedPart.modelId})`,
  createdAt: wantedPart.createdAt,
})

export async function wantedByMember(
  ctx: Ctx,
  memberId: string,
  wantedPartId?: string,
): Promise<WantedPart[]> {
  const own = eq(wantedPart.memberId, memberId)
  const rows = await ctx.db
    .select({ ...columns(ctx), foundAt: wantedPart.foundAt })
    .from(wantedPart)
    .where(wantedPartId === undefined ? own : and(own, eq(wantedPart.id, wantedPartId)))
    .orderBy(desc(wantedPart.createdAt), desc(wantedPart.id))
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    foundAt: row.foundAt?.toISOString() ?? null,
  }))
}

type List = typeof wantedPartEndpoints.wanted

/** Of all buyers: what no store offers is no one's secret, and whose it is stays out. */
export async function soughtParts(ctx: Ctx, query: QueryOf<List>): Promise<DataOf<List>> {
  const { createdAt, id, foundAt } = wantedPart
  const list = keyset(query, { by: createdAt, id, isDescending: query.sort.startsWith('-') })
  const isOpen = isNull(foundAt)
  const found = await ctx.db
    .select({ ...columns(ctx), at: list.at })
    .from(wantedPart)
    .where(and(isOpen, list.where))
    .orderBy(...list.orderBy)
    .limit(list.limit)
  const shown = found.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
  const { rows, ...cursors } = list.pageOf(shown)
  return {
    ...cursors,
    rows,
    total: await countUpTo(ctx, wantedPart, isOpen),
  }
}
