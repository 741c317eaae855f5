import { HISTORY_DAYS } from '@ironsouq/contract/history/history.limits'

const DAY_MS = 86_400_000

/** What was seen before is forgotten. */
export const rememberedSince = (now: Date): Date => new Date(now.getTime() - HISTORY_DAYS * DAY_MS)

/** The calendar day of a moment where the clocks of this zone hang. */
export const dayIn = (timeZone: string, at: Date): string =>
  // Swedish writes a date as the database does.
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at)

interface Seen {
  deviceId: string
  day: string
  at: Date
}

/** Of a machine on a day only the last look is kept. */
export function lastOfEachDay<T extends Seen>(sights: readonly T[]): T[] {
  const last = new Map<string, T>()
  for (const sight of sights) {
    const key = `${sight.deviceId} ${sight.day}`
    const known = last.get(key)
    if (!known || known.at < sight.at) last.set(key, sight)
  }
  return [...last.values()]
}
