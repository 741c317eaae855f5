import type { TodayCode, TodayLine } from '@ironsouq/contract/today/today.endpoints'

/** The lines whose count stands in the menu: what a person opens the screen for. */
const COUNTED: Partial<Record<TodayCode, string>> = {
  reviews: '/equipment',
  sellerApplications: '/seller-applications',
  imports: '/imports',
  inquiries: '/inquiries',
  viewings: '/viewings',
  failedJobs: '/figures',
}

/** Counts by the paths of the menu; the first screen has as many as kinds of decisions wait. */
export function menuCounts(lines: readonly TodayLine[]): Record<string, number> {
  const waiting = lines.filter(({ count, isDecision }) => isDecision && count > 0)
  const counts: Record<string, number> = { '/': waiting.length }
  for (const { code, count } of lines) {
    const path = COUNTED[code]
    if (path !== undefined) counts[path] = count
  }
  return counts
}
