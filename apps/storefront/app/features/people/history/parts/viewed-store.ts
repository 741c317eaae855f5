import { inLocalStorage, persist, restored } from '#kit/store/persisted.ts'

interface ViewedDevice {
  deviceId: string
  at: string
}

const NAME = 'seen'
/** The limit of the request after sign-in [EQ-5]. */
const MOST_SEEN = 50
const storage = inLocalStorage(NAME)

const isViewedDevice = (each: unknown): each is ViewedDevice =>
  typeof each === 'object' &&
  each !== null &&
  'deviceId' in each &&
  typeof each.deviceId === 'string' &&
  'at' in each &&
  typeof each.at === 'string'

const areViewedDevices = (value: unknown): value is ViewedDevice[] =>
  Array.isArray(value) && value.every(isViewedDevice)

/** The list with a machine moved to the front, without duplicates. */
export const withViewed = (
  list: readonly ViewedDevice[],
  { deviceId, at }: ViewedDevice,
): ViewedDevice[] =>
  [{ deviceId, at }, ...list.filter((each) => each.deviceId !== deviceId)].slice(0, MOST_SEEN)

/** The devices that a visitor viewed in this browser, the latest first; they are not sent. */
export const viewedDevices = (): readonly ViewedDevice[] =>
  restored(NAME, storage, areViewedDevices) ?? []

export function addViewed(deviceId: string, now = new Date()): void {
  persist(NAME, storage, withViewed(viewedDevices(), { deviceId, at: now.toISOString() }))
}

export const clearViewed = (): void => persist(NAME, storage, [])
