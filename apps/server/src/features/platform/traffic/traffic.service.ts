import type { PageView } from '@ironsouq/contract/platform/traffic/traffic.endpoints'
import { sql } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'

/** Rows are written in one order, so that concurrent batches do not deadlock. */
export function countVisits(ctx: Ctx, views: readonly PageView[]): Promise<number> {
  const batch = JSON.stringify(views)
  return atomic(ctx, async (ctx) => {
    await ctx.db.execute(sql`
      insert into traffic_count (day, page, referrer, language, views)
      select day, page, referrer, language, count(*)
      from jsonb_to_recordset(${batch}::jsonb)
        as seen (day date, page text, referrer text, language text)
      group by day, page, referrer, language
      order by day, page, referrer, language
      on conflict (day, page, referrer, language)
        do update set views = traffic_count.views + excluded.views`)
    await ctx.db.execute(sql`
      insert into traffic_visitor (day, visitor)
      select distinct day, visitor
      from jsonb_to_recordset(${batch}::jsonb) as seen (day date, visitor text)
      where visitor is not null
      order by day, visitor
      on conflict do nothing`)
    return views.length
  })
}

/** How far back views that were reported late are still added to a day. */
const LATE_DAYS = 7

/**
 * Reduces every past day to its two totals. Visitors reported after their day was closed are added
 * to it; whether they were counted before is no longer known.
 */
export async function closeDays(ctx: Ctx): Promise<void> {
  const today = ctx.now().toISOString().slice(0, 10)
  await ctx.db.execute(sql`
    with gone as (
      delete from traffic_visitor where day < ${today}::date returning day
    ), visitors as (
      select day, count(*) as n from gone group by day
    ), views as (
      select day, sum(views) as n from traffic_count
      where day < ${today}::date
        and day >= least(${today}::date - ${LATE_DAYS}::int, (select min(day) from visitors))
      group by day
    )
    insert into traffic_day (day, visitors, views)
    select day, coalesce(visitors.n, 0), views.n from views left join visitors using (day)
    on conflict (day) do update
      set visitors = traffic_day.visitors + excluded.visitors, views = excluded.views`)
}
