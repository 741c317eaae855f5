/** The Emirates have no summer time. */
const DUBAI_MS = 4 * 3_600_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const SUNDAY = 0
/** Workshops and stores are open from eight to six, and closed on Sunday. */
const [OPENS, CLOSES] = [8, 18]

/** A time as a clock in Dubai shows it. */
function local(at: number) {
  const shown = new Date(at + DUBAI_MS)
  return { weekday: shown.getUTCDay(), hour: shown.getUTCHours() + shown.getUTCMinutes() / 60 }
}

const startOfDay = (at: number) => Math.floor((at + DUBAI_MS) / DAY_MS) * DAY_MS - DUBAI_MS

/** How far into its hour a time is: what is moved keeps it, so that not everything happens at once. */
const minutesOf = (at: number) => at % HOUR_MS

export const isOpen = (at: number): boolean => {
  const { weekday, hour } = local(at)
  return weekday !== SUNDAY && hour >= OPENS && hour < CLOSES
}

/** The same, or a time in the last open hour before it. */
export function openBefore(at: number): number {
  if (isOpen(at)) return at
  const { weekday, hour } = local(at)
  const isLater = weekday !== SUNDAY && hour >= CLOSES
  const day = isLater ? startOfDay(at) : startOfDay(at - DAY_MS)
  const last = day + (CLOSES - 1) * HOUR_MS + minutesOf(at)
  return isOpen(last) ? last : openBefore(last)
}

/** The same, or a time in the first open hour after it. */
export function openAfter(at: number): number {
  if (isOpen(at)) return at
  const { weekday, hour } = local(at)
  const isSooner = weekday !== SUNDAY && hour < OPENS
  const day = isSooner ? startOfDay(at) : startOfDay(at + DAY_MS)
  const first = day + OPENS * HOUR_MS + minutesOf(at)
  return isOpen(first) ? first : openAfter(first)
}

interface Weekly {
  from: number
  until: number
  /** 0 is Sunday. */
  weekday: number
  hour: number
}

/** Every such day at this hour, from a time until another one. */
export function weekly({ from, until, weekday, hour }: Weekly): number[] {
  const found: number[] = []
  for (let day = startOfDay(from); day <= until; day += DAY_MS) {
    const at = day + hour * HOUR_MS
    if (local(at).weekday === weekday && at >= from && at <= until) found.push(at)
  }
  return found
}
