import { sql } from 'drizzle-orm'
import { isTimeZone } from '#features/people/member/member.rules.ts'
import type { TxCtx } from '#kernel/ctx.ts'
import { searchesByTimeZone } from './saved-search.projection.ts'

/** The hour of the daily and the weekly email, where the member is. */
const HOUR = 9
/** For what is stored and not known. */
const USUAL_TIME_ZONE = 'Asia/Dubai'

/** The next 09:00 after a moment in a time zone, of any day or of a Monday. */
export function nextMorning(now: Date, timeZone: string, period: 'day' | 'week'): Date {
  const known = isTimeZone(timeZone) ? timeZone : USUAL_TIME_ZONE
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(known)
  const back = period === 'week' ? local.dayOfWeek - 1 : 0
  const morning = local.subtract({ days: back }).withPlainTime({ hour: HOUR })
  const isToCome = Temporal.ZonedDateTime.compare(morning, local) > 0
  const next = isToCome ? morning : morning.add(period === 'week' ? { weeks: 1 } : { days: 1 })
  return new Date(next.epochMilliseconds)
}

/**
 * Sets when the members of these searches are notified: at once, at the next 09:00 or on the next Monday
 * at 09:00. A search that is due already stays so. PostgreSQL does not know every time zone that a
 * browser knows, so the times are calculated here.
 */
export async function setDue(ctx: TxCtx, ids: readonly string[]): Promise<void> {
  const now = ctx.now()
  for (const [timeZone, own] of await searchesByTimeZone(ctx, ids)) {
    const next = (period: 'day' | 'week') => nextMorning(now, timeZone, period).toISOString()
    await ctx.db.execute(sql`
      update saved_search set due_at = case pace
        when 'atOnce' then ${now.toISOString()}::timestamptz
        when 'daily' then ${next('day')}::timestamptz
        else ${next('week')}::timestamptz end
      where id = any(${sql.param(own)}::uuid[]) and pace <> 'off' and due_at is null`)
  }
}
