import { laterDay } from '@ironsouq/contract/content/branch/branch-opening'
import { endOfDay } from '@ironsouq/contract/mall/freight/arrival'
import type { CheckInCalendar } from '@ironsouq/contract/people/check-in/check-in.endpoints'
import { CYCLE_DAYS } from '@ironsouq/contract/people/loyalty/loyalty.limits'

export interface CheckedIn {
  day: string
  cycleDay: number
  points: number
}

/** Which of the seven days today is, by the day before: a missed day begins at the first again. */
export const cycleDayAfter = (last: CheckedIn | undefined, today: string): number =>
  last?.day === laterDay(today, -1) ? (last.cycleDay % CYCLE_DAYS) + 1 : 1

type Earlier = CheckInCalendar['earlier']

/** Check-ins as runs of days in a row, each of at most seven. The newest comes first, as in `rows`. */
function runsOf(rows: readonly CheckedIn[]): Earlier {
  const runs: Earlier = []
  for (const { day, cycleDay, points } of rows) {
    const run = runs.at(-1)
    if (run && cycleDay < CYCLE_DAYS && run.from === laterDay(day, 1)) {
      run.from = day
      run.days += 1
      run.points += points
    } else runs.push({ from: day, until: day, days: 1, points })
  }
  return runs
}

/** The seven days that today belongs to, and what was before. `rows` has the newest first. */
export function calendarOf(
  rows: readonly CheckedIn[],
  today: string,
  pointsOfDays: readonly number[],
): CheckInCalendar {
  const [last] = rows
  const isCheckedIn = last?.day === today
  const place = isCheckedIn ? last.cycleDay : cycleDayAfter(last, today)
  const first = laterDay(today, 1 - place)
  const days = Array.from({ length: CYCLE_DAYS }, (_, at) => {
    const day = laterDay(first, at)
    const done = rows.find((row) => row.day === day)
    const state = done ? 'checkedIn' : day === today ? 'today' : 'later'
    return { day, cycleDay: at + 1, points: done?.points ?? pointsOfDays[at] ?? 0, state } as const
  })
  return {
    days,
    today: place,
    isCheckedIn,
    wasMissed: last !== undefined && last.day < laterDay(today, -1),
    nextDayAt: endOfDay(today).toISOString(),
    earlier: runsOf(rows.filter(({ day }) => day < first)),
  }
}
