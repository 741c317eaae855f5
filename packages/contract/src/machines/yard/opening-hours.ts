import { DAY_MINUTES } from './yard.limits.ts'
import type { OpenSpan, Yard } from './yard.schema.ts'

const WEEK = 7

/** A moment as a clock on the wall of the yard shows it. */
export interface LocalTime {
  /** 2026-11-17 */
  day: string
  /** 1 is Monday. */
  weekday: number
  /** After midnight. */
  minute: number
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  clocks.set(timeZone, made)
  return made
}

const weekdayOf = (day: string): number => new Date(`${day}T00:00Z`).getUTCDay() || WEEK

export function localTime(at: Date, timeZone: string): LocalTime {
  const part = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const day = `${part['year']}-${part['month']}-${part['day']}`
  return {
    day,
    weekday: weekdayOf(day),
    minute: Number(part['hour']) * 60 + Number(part['minute']),
  }
}

/** How far the clocks show more than UTC. */
function offsetMs(at: number, timeZone: string): number {
  const { day, minute } = localTime(new Date(at), timeZone)
  return Date.parse(`${day}T00:00Z`) + minute * 60_000 - Math.floor(at / 60_000) * 60_000
}

/** The zone as everyone reads it: UTC+4, UTC+5:30. */
export function utcOffset(at: Date, timeZone: string): string {
  const minutes = offsetMs(at.getTime(), timeZone) / 60_000
  if (minutes === 0) return 'UTC'
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}

/** The moment at which the clocks of a zone show this day and minute. */
export function instantOf(day: string, minute: number, timeZone: string): Date {
  const wanted = Date.parse(`${day}T00:00Z`) + minute * 60_000
  // The second look is for a change of the clocks between the first guess and the moment.
  const guess = wanted - offsetMs(wanted, timeZone)
  return new Date(wanted - offsetMs(guess, timeZone))
}

export type Opening =
  | { isOpen: true; until: number }
  | { isOpen: false; inDays: number; weekday: number; at: number }

/** Whether the yard is open, and until when or from when; null when its hours are not recorded. */
export function openingAt(
  { hours, timeZone }: Pick<Yard, 'hours' | 'timeZone'>,
  now: Date,
): Opening | null {
  const { weekday, minute } = localTime(now, timeZone)
  const current = hours.find(
    (span) => span.weekday === weekday && span.from <= minute && minute < span.to,
  )
  if (current) return { isOpen: true, until: current.to }
  const [next] = hours
    .map((span) => {
      const days = (span.weekday - weekday + WEEK) % WEEK
      const inDays = days === 0 && span.from <= minute ? WEEK : days
      return { inDays, weekday: span.weekday, at: span.from }
    })
    .toSorted((a, b) => a.inDays * DAY_MINUTES + a.at - (b.inDays * DAY_MINUTES + b.at))
  return next ? { isOpen: false, ...next } : null
}

/** Neighbouring weekdays with the same hours. */
export interface HoursRow {
  first: number
  last: number
  /** Empty: closed. */
  spans: readonly Pick<OpenSpan, 'from' | 'to'>[]
}

export function weekOf(hours: readonly OpenSpan[]): HoursRow[] {
  const rows: HoursRow[] = []
  for (let weekday = 1; weekday <= WEEK; weekday++) {
    const spans = hours
      .filter((span) => span.weekday === weekday)
      .map(({ from, to }) => ({ from, to }))
    const before = rows.at(-1)
    if (before && JSON.stringify(before.spans) === JSON.stringify(spans)) before.last = weekday
    else rows.push({ first: weekday, last: weekday, spans })
  }
  return rows
}
