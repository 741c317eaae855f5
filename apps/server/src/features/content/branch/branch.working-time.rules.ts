import {
  BRANCH_TIME_ZONE,
  hoursOn,
  laterDay,
  type Days,
} from '@ironsouq/contract/content/branch/branch-opening'
import { localTime } from '@ironsouq/contract/machines/yard/opening-hours'

const MINUTE_MS = 60_000
const at = (hour: number, minute = 0) => hour * 60 + minute
const span = (weekday: number, from: number, to: number) => ({ weekday, from, to })

/** The working week of the Emirates: Friday with its break for prayer; six hours a day in Ramadan. */
const WORKING_WEEK = {
  hours: [
    ...[1, 2, 3, 4].map((weekday) => span(weekday, at(8), at(18))),
    span(5, at(8), at(11, 30)),
    span(5, at(14, 30), at(18)),
  ],
  ramadanHours: [1, 2, 3, 4, 5].map((weekday) => span(weekday, at(9), at(15))),
}

/** More than the longest run of days that a deadline can span. */
const DAYS_AHEAD = 120

/** Dubai has no summer time, so a day there begins at one distance from UTC. */
const momentOn = (day: string, minute: number) =>
  Date.parse(`${day}T00:00:00+04:00`) + minute * MINUTE_MS

/** The working spans from a moment on, as milliseconds, in their order. */
function* spansFrom(start: Date, holidays: Days) {
  const { day: first } = localTime(start, BRANCH_TIME_ZONE)
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
    const day = laterDay(first, ahead)
    const spans = hoursOn(WORKING_WEEK, holidays, day).toSorted((a, b) => a.from - b.from)
    for (const { from, to } of spans) {
      const [begins, ends] = [momentOn(day, from), momentOn(day, to)]
      if (ends > start.getTime()) yield [Math.max(begins, start.getTime()), ends] as const
    }
  }
}

/** The moment at which so many working minutes have passed. */
export function afterWorkingMinutes(start: Date, minutes: number, holidays: Days): Date {
  let left = minutes * MINUTE_MS
  for (const [begins, ends] of spansFrom(start, holidays)) {
    if (ends - begins >= left) return new Date(begins + left)
    left -= ends - begins
  }
  throw new Error('no working time for months')
}

/** Whole working minutes between two moments; none when the second is not later. */
export function workingMinutesBetween(start: Date, end: Date, holidays: Days): number {
  let passed = 0
  for (const [begins, ends] of spansFrom(start, holidays)) {
    if (begins >= end.getTime()) break
    passed += Math.min(ends, end.getTime()) - begins
  }
  return Math.floor(passed / MINUTE_MS)
}
