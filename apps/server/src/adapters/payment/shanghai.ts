/** The wallets of China count days and write times in the time of Shanghai, which has no summer time. */
const AHEAD_MS = 8 * 3_600_000
const DAY_MS = 86_400_000

/** `2026-11-17 13:05:00`. */
export const inShanghai = (at: Date): string =>
  new Date(at.getTime() + AHEAD_MS).toISOString().slice(0, 19).replace('T', ' ')

export const fromShanghai = (text: string): Date =>
  new Date(Date.parse(`${text.trim().replace(' ', 'T')}+08:00`))

/** The days of Shanghai that touch a span. */
export function daysBetween(from: Date, until: Date): string[] {
  const days: string[] = []
  const first = fromShanghai(`${inShanghai(from).slice(0, 10)} 00:00:00`).getTime()
  for (let at = first; at < until.getTime(); at += DAY_MS)
    days.push(inShanghai(new Date(at)).slice(0, 10))
  return days
}
