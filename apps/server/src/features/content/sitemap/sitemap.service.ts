import { atomic, type Ctx } from '#kernel/ctx.ts'
import { emit } from '#kernel/work/events.ts'
import { sitemapChanged } from './sitemap.events.ts'
import { segmentsDue, writeSegment } from './sitemap.projection.ts'

/** Brings the row of one file up to date with its devices. */
export function recalculateSegment(ctx: Ctx, number: number): Promise<void> {
  return atomic(ctx, async (ctx) => {
    if (await writeSegment(ctx, number)) await emit(ctx, sitemapChanged, { number })
  })
}

const AT_ONCE = 500

/** Calculates files that have no row yet, and files that a sold device has to leave. */
export async function recalculateDueSegments(ctx: Ctx): Promise<void> {
  for (const number of await segmentsDue(ctx, AT_ONCE)) await recalculateSegment(ctx, number)
}
