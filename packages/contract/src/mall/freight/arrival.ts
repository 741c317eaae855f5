import { laterDay } from '../../content/branch/branch-opening.ts'
import type { Emirate } from '../../machines/device/device.enums.ts'
import { localTime } from '../../machines/yard/opening-hours.ts'

/** Stores, couriers and holidays of the Emirates keep this time; it has no summer time. */
const TIME_ZONE = 'Asia/Dubai'
const WEEK = 7

/** How long delivery to a region takes, in working days. */
export interface DeliveryTime {
  daysMin: number
  daysMax: number
  /** In minutes after midnight: what is ordered from then on counts as ordered on the next working day. */
  cutOff: number
  /** The days without work, 1 is Monday. */
  daysOff: readonly number[]
}

/** The first and the last day on which something can be expected, as `2026-11-20`. */
export interface Arrival {
  from: string
  by: string
}

const weekdayOf = (day: string): number => new Date(`${day}T00:00Z`).getUTCDay() || WEEK

/**
 * When something arrives that is ordered now: so many working days after the day of the order, or after the next
 * working day when the store has ended its day.
 */
export function arrivalOf(
  now: Date,
  { daysMin, daysMax, cutOff, daysOff }: DeliveryTime,
  closedDays: readonly string[],
): Arrival {
  const { day: today, minute } = localTime(now, TIME_ZONE)
  const isWorking = (day: string) => !daysOff.includes(weekdayOf(day)) && !closedDays.includes(day)
  const workingDay = (from: string, days: number): string => {
    let day = from
    for (let left = days; left > 0;) {
      day = laterDay(day, 1)
      if (isWorking(day)) left--
    }
    return day
  }
  const isTaken = isWorking(today) && minute < cutOff
  const start = isTaken ? today : workingDay(today, 1)
  return { from: workingDay(start, daysMin), by: workingDay(start, daysMax) }
}

/** When all of them are there; null when one of them is not known. */
export function latestArrival(arrivals: readonly (Arrival | null)[]): Arrival | null {
  const known = arrivals.filter((arrival) => arrival !== null)
  if (known.length === 0 || known.length < arrivals.length) return null
  const latest = (days: readonly string[]) => days.toSorted().at(-1) ?? ''
  return { from: latest(known.map(({ from }) => from)), by: latest(known.map(({ by }) => by)) }
}

/** The moment at which a day is over. */
export const endOfDay = (day: string): Date => new Date(`${laterDay(day, 1)}T00:00:00+04:00`)

/** The calendar day there at a moment. */
export const dayAt = (now: Date): string => localTime(now, TIME_ZONE).day

/** The delivery times of a product by emirate, `AE` for those that no rule names. */
export interface DeliveryTimes {
  cutOff: number
  daysOff: number[]
  rules: { regions: string[]; daysMin: number | null; daysMax: number | null }[]
}

/** The rules of a template name the other emirates together. */
const OTHERS = 'AE'

/** How long delivery to an emirate takes; null when the store does not say, or does not deliver there. */
export function deliveryTimeTo(times: DeliveryTimes, emirate: Emirate): DeliveryTime | null {
  const named = (region: string) => times.rules.find(({ regions }) => regions.includes(region))
  const { daysMin = null, daysMax = null } = named(emirate) ?? named(OTHERS) ?? {}
  const { cutOff, daysOff } = times
  return daysMin === null || daysMax === null ? null : { daysMin, daysMax, cutOff, daysOff }
}
