import { instantOf, localTime } from '../../machines/yard/opening-hours.ts'
import type { Yard } from '../../machines/yard/yard.schema.ts'
import {
  VIEWING_DAYS,
  VIEWING_MINUTES,
  VIEWING_NOTICE_MINUTES,
  VIEWING_STEP_MINUTES,
} from './viewing.limits.ts'

const DAY_MS = 86_400_000

export interface ViewingDay {
  /** A day of the yard's calendar. */
  day: string
  /** When a viewing can begin. */
  times: string[]
}

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** The beginnings of viewings on a day: each ends before the yard closes or breaks. */
function timesOf(yard: Pick<Yard, 'hours' | 'timeZone'>, day: string): Date[] {
  const weekday = new Date(`${day}T00:00Z`).getUTCDay() || 7
  return yard.hours
    .filter((span) => span.weekday === weekday)
    .flatMap(({ from, to }) => {
      const first = Math.ceil(from / VIEWING_STEP_MINUTES) * VIEWING_STEP_MINUTES
      const count = Math.floor((to - VIEWING_MINUTES - first) / VIEWING_STEP_MINUTES) + 1
      return Array.from({ length: Math.max(0, count) }, (_, i) =>
        instantOf(day, first + i * VIEWING_STEP_MINUTES, yard.timeZone),
      )
    })
}

/** The days on which a yard takes viewings, with their times. A day without one is left out. */
export function viewingDays(yard: Pick<Yard, 'hours' | 'timeZone'>, now: Date): ViewingDay[] {
  const today = localTime(now, yard.timeZone).day
  const soonest = now.getTime() + VIEWING_NOTICE_MINUTES * 60_000
  return Array.from({ length: VIEWING_DAYS }, (_, i) => dayAfter(today, i))
    .map((day) => ({
      day,
      times: timesOf(yard, day)
        .filter((at) => at.getTime() >= soonest)
        .map((at) => at.toISOString()),
    }))
    .filter(({ times }) => times.length > 0)
}
