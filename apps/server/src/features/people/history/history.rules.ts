import { HISTORY_DAYS } from '@ironsouq/contract/people/history/history.limits'

const DAY_MS = 86_400_000

/** Views before this time are neither shown nor retained. */
export const retainedSince = (now: Date): Date => new Date(now.getTime() - HISTORY_DAYS * DAY_MS)

/** The calendar day of a time in this time zone. */
export const dayIn = (timeZone: string, at: Date): string =>
  // The Swedish format is ISO 8601.
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at)

interface Seen {
  deviceId: string
  day: string
  at: Date
}

/** The last view of each machine on each day. */
export function lastOfEachDay<T extends Seen>(sights: readonly T[]): T[] {
  const last = new Map<string, T>()
  for (const sight of sights) {
    const key = `${sight.deviceId} ${sight.day}`
    const known = last.get(key)
    if (!known || known.at < sight.at) last.set(key, sight)
  }
  return [...last.values()]
}
