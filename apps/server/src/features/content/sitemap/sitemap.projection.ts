import type { Segment } from '@ironsouq/contract/content/sitemap/sitemap.endpoints'
import { sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { SEGMENT_ENTRIES, SOLD_SHOWN_MONTHS, segmentOf, stretchOf } from './sitemap.rules.ts'

/** The first day on which a sold device is no longer in the sitemap. */
const leavesOn = sql`
  (coalesce(device.sold_on, device.updated_at::date)
    + make_interval(months => ${SOLD_SHOWN_MONTHS}))::date`

/** Devices on sale, and for some months those that were sold; never drafts. */
const isShown = (today: SQL) => sql`(
  device.state in ('listed', 'reserved') or (device.state = 'sold' and ${leavesOn} > ${today}))`

const today = (ctx: Ctx) => sql`${ctx.now().toISOString().slice(0, 10)}::date`

const within = (number: number) => {
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

/** The files with devices, without those that are known to be empty. */
export async function machineSegments(ctx: Ctx): Promise<Segment[]> {
  const { rows } = await ctx.db.execute<{ number: number; changedAt: string | null }>(sql`
    select wanted.number, segment.changed_at as "changedAt"
    from generate_series(1, (
      select ceil(coalesce(max(seq), 0) / ${SEGMENT_ENTRIES}::numeric)::int from device
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

/** The devices of one file, in the order of creation. */
export async function machinesOf(ctx: Ctx, number: number) {
  const { rows } = await ctx.db.execute<Entry>(sql`
    select device.id as key, device.updated_at as "changedAt"
    from device
    where ${within(number)} and ${isShown(today(ctx))}
    order by device.seq`)
  return rows.map(presented)
}

/** Shown categories of every level with a listed device, each with the time of its newest one. */
export async function categoriesShown(ctx: Ctx) {
  const { rows } = await ctx.db.execute<Entry>(sql`
    with stock as (
      select category_id, max(listed_at) as newest
      from device where state = 'listed' group by category_id
    )
    select path.ancestor_code as key, max(stock.newest) as "changedAt"
    from stock join category_path as path on path.category_id = stock.category_id
    where not exists (
      select 1 from category_path as above join category on category.id = above.ancestor_id
      where above.category_id = path.ancestor_id and not category.is_shown)
    group by path.ancestor_code
    order by path.ancestor_code`)
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

export async function sellersShown(ctx: Ctx) {
  const { rows } = await ctx.db.execute<Entry>(sql`
    select seller.code as key, max(device.listed_at) as "changedAt"
    from device join seller on seller.id = device.seller_id
    where device.state = 'listed'
    group by seller.id
    order by seller.code`)
  return rows.map(presented)
}

const publishedVideos = sql`
  from video join film on film.id = video.film_id
  where video.state = 'published' and film.state = 'ready'`

/** The file with the videos, if there are any. */
export async function videoSegment(ctx: Ctx): Promise<Segment[]> {
  const { rows } = await ctx.db.execute<{ changedAt: Date | null }>(
    sql`select max(video.updated_at) as "changedAt" ${publishedVideos}`,
  )
  return rows.flatMap(({ changedAt }) =>
    changedAt ? [{ kind: 'videos', number: 1, changedAt: new Date(changedAt).toISOString() }] : [],
  )
}

export async function videosShown(ctx: Ctx) {
  const { rows } = await ctx.db.execute<Entry>(sql`
    select video.id as key, video.updated_at as "changedAt"
    ${publishedVideos}
    order by video.published_at desc, video.id`)
  return rows.map(presented)
}

/** Published articles, newest first; each with the time of its latest change. */
export async function newsShown(ctx: Ctx) {
  const { rows } = await ctx.db.execute<Entry>(sql`
    select news.id as key, greatest(news.published_at, news.updated_at) as "changedAt"
    from news where news.state = 'published'
    order by news.published_at desc, news.id desc limit 5000`)
  return rows.map(presented)
}

export async function segmentOfDevice(ctx: Ctx, deviceId: string): Promise<number | undefined> {
  const { rows } = await ctx.db.execute<{ seq: string }>(
    sql`select seq from device where id = ${deviceId}`,
  )
  return rows[0] && segmentOf(Number(rows[0].seq))
}

/** Files without a row, and files that a sold device has to leave by now. */
export async function segmentsDue(ctx: Ctx, limit: number): Promise<number[]> {
  const { rows } = await ctx.db.execute<{ number: number }>(sql`
    select wanted.number
    from generate_series(1, (
      select ceil(coalesce(max(seq), 0) / ${SEGMENT_ENTRIES}::numeric)::int from device
    )) as wanted (number)
    left join sitemap_segment as segment on segment.number = wanted.number
    where segment.number is null or segment.leaves_on <= ${today(ctx)}
    order by wanted.number
    limit ${limit}`)
  return rows.map(({ number }) => number)
}

/**
 * Writes the row of one file from its devices as they are; true when the row has changed. Of two
 * concurrent writes the one that read the newer devices wins.
 */
export async function writeSegment(ctx: Ctx, number: number): Promise<boolean> {
  const day = today(ctx)
  const { rowCount } = await ctx.db.execute(sql`
    insert into sitemap_segment as known (number, shown, changed_at, leaves_on, created_at)
    select
      ${number}::int,
      count(*) filter (where ${isShown(day)}),
      greatest(
        coalesce(max(device.updated_at) filter (where device.state not in ('draft', 'pendingReview', 'rejected')), min(device.created_at)),
        max(${leavesOn}) filter (where device.state = 'sold' and ${leavesOn} <= ${day})),
      min(${leavesOn}) filter (where device.state = 'sold' and ${leavesOn} > ${day}),
      ${ctx.now().toISOString()}::timestamptz
    from device
    where ${within(number)}
    having count(*) > 0
    on conflict (number) do update
    set shown = excluded.shown, changed_at = excluded.changed_at, leaves_on = excluded.leaves_on
    where known.changed_at <= excluded.changed_at
      and (known.shown, known.changed_at, known.leaves_on)
        is distinct from (excluded.shown, excluded.changed_at, excluded.leaves_on)`)
  return (rowCount ?? 0) > 0
}

export async function helpShown(ctx: Ctx) {
  const { rows } = await ctx.db.execute<Entry>(sql`
    select slug as key, updated_at as "changedAt"
    from help_article where state = 'published'
    order by slug limit 5000`)
  return rows.map(presented)
}
