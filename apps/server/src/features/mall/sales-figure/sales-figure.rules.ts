import { laterDay } from '@ironsouq/contract/content/branch/branch-opening'
import { localTime } from '@ironsouq/contract/machines/yard/opening-hours'
import { SALES_TIME_ZONE } from '@ironsouq/contract/mall/sales-figure/sales-figure.enums'

/** The day in the Emirates. */
export const salesDay = (at: Date): string => localTime(at, SALES_TIME_ZONE).day

/** A period of so many days that ends with this one, and as many days before it. */
export function periodOf(now: Date, days: number) {
  const to = salesDay(now)
  const from = laterDay(to, 1 - days)
  return { from, to, fromBefore: laterDay(from, -days), toBefore: laterDay(from, -1) }
}

const monthOf = (day: string) => `${day.slice(0, 7)}-01`
const nextMonth = (day: string) => monthOf(laterDay(monthOf(day), 31))

/** The whole months of a period; null when it has none. Its other days are counted one by one. */
export function wholeMonths({ from, to }: { from: string; to: string }) {
  const first = from === monthOf(from) ? from : nextMonth(from)
  /** The month that is not over at the end of the period. */
  const end = monthOf(laterDay(to, 1))
  return first < end ? { first, end } : null
}

/** For how many days what is left lasts at the pace of the period; null when nothing was sold. */
export const daysLeft = (stock: number, sold: number, days: number): number | null =>
  sold === 0 ? null : Math.floor((stock * days) / sold)
