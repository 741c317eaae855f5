import type { Segment } from '@ironsouq/contract/sitemap/sitemap.endpoints'
import { sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { SEGMENT_MACHINES, SOLD_SHOWN_MONTHS, segmentOf, stretchOf } from './sitemap.rules.ts'

/** The first day on which a sold machine is no longer listed. */
export const leavesOn = sql`
  (coalesce(device.sold_on, device.updated_at::date)
    + make_interval(months => ${SOLD_SHOWN_MONTHS}))::date`

/** Search engines may find what is on sale, and for a while what was sold; drafts never. */
export const isShown = (today: SQL) => sql`(
  device.state in ('listed', 'reserved') or (device.state = 'sold' and ${leavesOn} > ${today}))`

export const today = (ctx: Ctx) => sql`${ctx.now().toISOString().slice(0, 10)}::date`

export const within = (number: number) => {
  const { after, last } = stretchOf(number)
  return sql`device.seq > ${after} and device.seq <= ${last}`
}

interface Entry extends Record<string, unknown> {
  key: string
  changedAt: Date
}

const presented = ({ key, changedAt }: Entry) => ({
  key,
  changedAt: new Date(changedAt).toISOString(),
})

/** The files that machines fill, without those that are known to list none. */
export async function machineSegments(ctx: Ctx): Promise<Segment[]> {
  const { rows } = await ctx.db.execute<{ number: number; changedAt: string | null }>(sql`
    select wanted.number, segment.changed_at as "changedAt"
    from generate_series(1, (
      select ceil(coalesce(max(seq), 0) / ${SEGMENT_MACHINES}::numeric)::int from device
    )) as wanted (number)
    left join sitemap_segment as segment on segment.number = wanted.number
    where segment.shown is distinct from 0
    order by wanted.number`)
  return rows.map(({ number, changedAt }) => ({
    kind: 'machines',
    number,
    changedAt: changedAt && new Date(changedAt).toISOString(),
  }))
}

/** The machines of one file, in the order they came. */
export async function machinesOf(ctx: Ctx, number: number) {
  const { rows } = await ctx.db.execute<Entry>(sql`
    select device.id as key, device.updated_at as "changedAt"
    from device
    where ${within(number)} and ${isShown(today(ctx))}
    order by device.seq`)
  return rows.map(presented)
}

/** Categories of every level with a machine on sale in them, each as new as its newest machine. */
export async function categoriesShown(ctx: Ctx) {
  const { rows } = await ctx.db.execute<Entry>(sql`
    with recursive stock as (
      select category_id as id, max(listed_at) as newest
      from device where state = 'listed' group by category_id
    ), up as (
      select id, id as category_id from category
      union all
      select up.id, category.parent_id
      from up join category on category.id = up.category_id
      where category.parent_id is not null
    )
    select category.code as key, max(stock.newest) as "changedAt"
    from stock join up on up.id = stock.id join category on category.id = up.category_id
    group by category.id
    order by category.code`)
  return rows.map(presented)
}

export async function brandsShown(ctx: Ctx) {
  const { rows } = await ctx.db.execute<Entry>(sql`
    select brand.code as key, max(device.listed_at) as "changedAt"
    from device join brand on brand.id = device.brand_id
    where device.state = 'listed'
    group by brand.id
    order by brand.code`)
  return rows.map(presented)
}

export async function segmentOfDevice(ctx: Ctx, deviceId: string): Promise<number | undefined> {
  const { rows } = await ctx.db.execute<{ seq: string }>(
    sql`select seq from device where id = ${deviceId}`,
  )
  return rows[0] && segmentOf(Number(rows[0].seq))
}

/** Files that nobody has looked at yet, and those that a sold machine leaves by now. */
export async function segmentsDue(ctx: Ctx, limit: number): Promise<number[]> {
  const { rows } = await ctx.db.execute<{ number: number }>(sql`
    select wanted.number
    from generate_series(1, (
      select ceil(coalesce(max(seq), 0) / ${SEGMENT_MACHINES}::numeric)::int from device
    )) as wanted (number)
    left join sitemap_segment as segment on segment.number = wanted.number
    where segment.number is null or segment.leaves_on <= ${today(ctx)}
    order by wanted.number
    limit ${limit}`)
  return rows.map(({ number }) => number)
}
