import { sql } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { emit } from '#kernel/events.ts'
import { sitemapChanged } from './sitemap.events.ts'
import { isShown, leavesOn, segmentsDue, today, within } from './sitemap.queries.ts'

/**
 * Reckons one file anew from its machines as they are. Of two that reckon at once the one that saw
 * more wins, whichever comes last: a file never grows older.
 */
export function reckonSegment(ctx: Ctx, number: number): Promise<void> {
  const day = today(ctx)
  return atomic(ctx, async (ctx) => {
    const { rowCount } = await ctx.db.execute(sql`
      insert into sitemap_segment as kept (number, shown, changed_at, leaves_on, created_at)
      select
        ${number}::int,
        count(*) filter (where ${isShown(day)}),
        greatest(
          coalesce(max(device.updated_at) filter (where device.state <> 'draft'), min(device.created_at)),
          max(${leavesOn}) filter (where device.state = 'sold' and ${leavesOn} <= ${day})),
        min(${leavesOn}) filter (where device.state = 'sold' and ${leavesOn} > ${day}),
        ${ctx.now().toISOString()}::timestamptz
      from device
      where ${within(number)}
      having count(*) > 0
      on conflict (number) do update
      set shown = excluded.shown, changed_at = excluded.changed_at, leaves_on = excluded.leaves_on
      where kept.changed_at <= excluded.changed_at
        and (kept.shown, kept.changed_at, kept.leaves_on)
          is distinct from (excluded.shown, excluded.changed_at, excluded.leaves_on)`)
    if (rowCount) await emit(ctx, sitemapChanged, { number })
  })
}

const AT_ONCE = 500

/** Looks at files that were never looked at, and at those that a machine has to leave. */
export async function reckonDueSegments(ctx: Ctx): Promise<void> {
  for (const number of await segmentsDue(ctx, AT_ONCE)) await reckonSegment(ctx, number)
}
