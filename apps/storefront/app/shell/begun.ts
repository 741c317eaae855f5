import { log } from './log.ts'

const NAME = 'begun'
/** Whoever comes back later than this began something else since. */
const FRESH_MS = 1_800_000

interface Begun {
  /** The machine that is saved once the reader is known. */
  deviceId: string
  at: number
}

const isBegun = (value: unknown): value is Begun =>
  typeof value === 'object' &&
  value !== null &&
  'deviceId' in value &&
  typeof value.deviceId === 'string' &&
  'at' in value &&
  typeof value.at === 'number'

/** A browser may forbid storage: then only what is begun and ended on one page goes on. */
function quietly<Value>(act: () => Value): Value | undefined {
  try {
    return act()
  } catch (err) {
    log('what was begun could not be kept', err)
    return undefined
  }
}

/** Outlives the way through a provider or through the opening of an account [ID-14]. */
export function keepBegun(deviceId: string, at = Date.now()): void {
  quietly(() => sessionStorage.setItem(NAME, JSON.stringify({ deviceId, at })))
}

export function dropBegun(): void {
  quietly(() => sessionStorage.removeItem(NAME))
}

/** What goes on now, once. */
export function takeBegun(now = Date.now()): string | undefined {
  const kept = quietly<unknown>(() => JSON.parse(sessionStorage.getItem(NAME) ?? 'null'))
  if (!isBegun(kept)) return undefined
  dropBegun()
  return now - kept.at < FRESH_MS ? kept.deviceId : undefined
}
