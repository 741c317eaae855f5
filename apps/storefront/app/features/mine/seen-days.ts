import type { Seen } from '@ironsouq/contract/history/history.endpoints'

export interface SeenDay {
  day: string
  when: 'today' | 'yesterday' | 'before'
  seen: Seen[]
  /** All of the day is on this page, so that it may be counted. */
  isWhole: boolean
}

interface Paging {
  /** The day that it is for the member. */
  today: string
  isFirst: boolean
  isLast: boolean
}

const DAY_MS = 86_400_000

const dayBefore = (day: string): string =>
  new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, day.length)

/** What was looked at, by the day; a day may go on on the next page. */
export function seenDays(records: readonly Seen[], { today, isFirst, isLast }: Paging): SeenDay[] {
  const days = Map.groupBy(records, ({ day }) => day)
  const yesterday = dayBefore(today)
  return [...days].map(([day, seen], i) => ({
    day,
    when: day === today ? 'today' : day === yesterday ? 'yesterday' : 'before',
    seen,
    isWhole: (i > 0 || isFirst) && (i < days.size - 1 || isLast),
  }))
}
