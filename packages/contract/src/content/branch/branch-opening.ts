import { type LocalTime, localTime } from '../../machines/yard/opening-hours.ts'
import type { OpenSpan } from '../../machines/yard/yard.schema.ts'
import type { Branch, Holiday } from './branch.schema.ts'

/** All branches keep the time of Dubai. */
export const BRANCH_TIME_ZONE = 'Asia/Dubai'
const CLOSES_SOON_MINUTES = 60
/** Longer than any run of closed days: a branch that opens at all is found open within it. */
const DAYS_AHEAD = 45

export type Hours = Pick<Branch, 'hours' | 'ramadanHours'>
export type Days = readonly Pick<Holiday, 'effect' | 'firstDay' | 'lastDay'>[]

export type BranchOpening =
  | { isOpen: true; until: number; closesSoon: boolean }
  | { isOpen: false; inDays: number; weekday: number; at: number }

const isOn = (day: string) => (holiday: Days[number]) =>
  holiday.firstDay <= day && day <= holiday.lastDay

/** The hours that hold on a day: none on a holiday, those of Ramadan in Ramadan. */
export function hoursOn({ hours, ramadanHours }: Hours, holidays: Days, day: string): OpenSpan[] {
  const current = holidays.filter(isOn(day))
  if (current.some(({ effect }) => effect === 'closed')) return []
  const isRamadan = current.some(({ effect }) => effect === 'ramadan')
  const week = isRamadan && ramadanHours.length > 0 ? ramadanHours : hours
  const weekday = weekdayOf(day)
  return week.filter((span) => span.weekday === weekday)
}

const weekdayOf = (day: string): number => new Date(`${day}T00:00Z`).getUTCDay() || 7

export const laterDay = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** Whether the branch is open, and until when or from when; null when it does not open for weeks. */
export function branchOpening(branch: Hours, holidays: Days, now: Date): BranchOpening | null {
  const { day, minute }: LocalTime = localTime(now, BRANCH_TIME_ZONE)
  const today = hoursOn(branch, holidays, day)
  const current = today.find(({ from, to }) => from <= minute && minute < to)
  if (current)
    return {
      isOpen: true,
      until: current.to,
      closesSoon: current.to - minute <= CLOSES_SOON_MINUTES,
    }
  for (let inDays = 0; inDays <= DAYS_AHEAD; inDays++) {
    const next = hoursOn(branch, holidays, laterDay(day, inDays))
      .filter(({ from }) => inDays > 0 || from > minute)
      .toSorted((a, b) => a.from - b.from)[0]
    if (next) return { isOpen: false, inDays, weekday: next.weekday, at: next.from }
  }
  return null
}
