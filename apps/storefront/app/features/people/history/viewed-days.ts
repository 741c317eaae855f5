export interface ViewedDay<Seen> {
  day: string
  when: 'today' | 'yesterday' | 'before'
  seen: Seen[]
  /** The whole day is on this page, so its count is known. */
  isWhole: boolean
}

interface Paging {
  /** Today's date in the member's time zone. */
  today: string
  isFirst: boolean
  isLast: boolean
}

const DAY_MS = 86_400_000

const dayBefore = (day: string): string =>
  new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, day.length)

/** What was viewed, by day; a day may continue on the next page. */
export function viewedDays<Seen extends { day: string }>(
  records: readonly Seen[],
  { today, isFirst, isLast }: Paging,
): ViewedDay<Seen>[] {
  const days = Map.groupBy(records, ({ day }) => day)
  const yesterday = dayBefore(today)
  return [...days].map(([day, seen], i) => ({
    day,
    when: day === today ? 'today' : day === yesterday ? 'yesterday' : 'before',
    seen,
    isWhole: (i > 0 || isFirst) && (i < days.size - 1 || isLast),
  }))
}
