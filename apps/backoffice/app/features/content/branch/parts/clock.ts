/** From Monday. */
export const WEEK = [1, 2, 3, 4, 5, 6, 7]

/** 16 November 2026 is a Monday. */
export const dayNamed = (weekday: number) => `2026-11-${15 + weekday}`

export const clockOf = (minute: number | null) =>
  minute === null
    ? ''
    : [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')

export function minuteOf(clock: string): number | null {
  const [hour, minute] = clock.split(':').map(Number)
  return clock === '' || hour === undefined || minute === undefined ? null : hour * 60 + minute
}
