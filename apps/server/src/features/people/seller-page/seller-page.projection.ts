import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import type { Yard } from '@ironsouq/contract/machines/yard/yard.schema'
import type { PageQuery } from '@ironsouq/contract/page'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { cardColumns, presentCard } from '#features/machines/device-card/device-card.projection.ts'
import { device } from '#features/machines/device/device.tables.ts'
import { yardFacts } from '#features/machines/yard/yard.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'

const MONTH_MS = 30 * 86_400_000

interface Figures extends Record<string, unknown> {
  forSale: number
  newThisMonth: number
  inspected: number
  categories: { id: string; count: number }[]
  yards: { yard: Yard; count: number }[]
}

/** What a seller has for sale, counted in one pass over it. */
export async function sellerFigures(ctx: Ctx, sellerId: string): Promise<Figures> {
  const since = new Date(ctx.now().getTime() - MONTH_MS).toISOString()
  const wanted = sql`${ctx.locale}::text`
  const { rows } = await ctx.db.execute<Figures>(sql`
    with machine as materialized (
      select id, category_id, yard_id, listed_at from device
      where state = 'listed' and seller_id = ${sellerId}::uuid
    )
    select
      count(*)::int as "forSale",
      (count(*) filter (where listed_at >= ${since}::timestamptz))::int as "newThisMonth",
      (count(*) filter (where exists (
        select 1 from inspection where inspection.device_id = machine.id)))::int as inspected,
      (select coalesce(json_agg(c), '[]') from (
        select category_id as id, count(*)::int as count from machine group by category_id
      ) as c) as categories,
      (select coalesce(json_agg(y), '[]') from (
        select ${yardFacts(sql`place.yard_id`, wanted)} as yard, place.count
        from (
          select yard_id, count(*)::int as count from machine group by yard_id
        ) as place
        order by place.count desc, place.yard_id
      ) as y) as yards
    from machine`)
  return one(rows)
}

/** One page of the machines of a seller, newest first. */
export async function sellerDevices(
  ctx: Ctx,
  sellerId: string,
  { current, size, categoryIds }: PageQuery & { categoryIds: readonly string[] | undefined },
): Promise<{ records: DeviceCard[]; total: number }> {
  const theirs = and(
    eq(device.state, 'listed'),
    eq(device.sellerId, sellerId),
    categoryIds ? inArray(device.categoryId, [...categoryIds]) : undefined,
  )
  const [rows, total] = await Promise.all([
    ctx.db
      .select(cardColumns(ctx))
      .from(device)
      .where(theirs)
      .orderBy(desc(device.listedAt), desc(device.id))
      .limit(size)
      .offset((current - 1) * size),
    ctx.db.$count(device, theirs),
  ])
  return { records: rows.map(presentCard), total }
}
