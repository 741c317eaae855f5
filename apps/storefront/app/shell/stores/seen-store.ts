import { inLocalStorage, keep, kept } from './keeper.ts'

interface SeenDevice {
  deviceId: string
  at: string
}

const NAME = 'seen'
/** As many as a sign-in takes over [EQ-5]. */
const MOST_SEEN = 50
const keeper = inLocalStorage(NAME)

const isSeen = (each: unknown): each is SeenDevice =>
  typeof each === 'object' &&
  each !== null &&
  'deviceId' in each &&
  typeof each.deviceId === 'string' &&
  'at' in each &&
  typeof each.at === 'string'

const areSeen = (value: unknown): value is SeenDevice[] =>
  Array.isArray(value) && value.every(isSeen)

/** The list with a machine put in front; each stands in it once. */
export const withSeen = (list: readonly SeenDevice[], { deviceId, at }: SeenDevice): SeenDevice[] =>
  [{ deviceId, at }, ...list.filter((each) => each.deviceId !== deviceId)].slice(0, MOST_SEEN)

/** What a visitor looked at in this browser, the latest first; nobody else knows it. */
export const seenDevices = (): readonly SeenDevice[] => kept(NAME, keeper, areSeen) ?? []

export function rememberSeen(deviceId: string, now = new Date()): void {
  keep(NAME, keeper, withSeen(seenDevices(), { deviceId, at: now.toISOString() }))
}

export const forgetSeen = (): void => keep(NAME, keeper, [])
