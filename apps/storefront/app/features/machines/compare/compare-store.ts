import { MOST_COMPARED } from '@ironsouq/contract/machines/device/device.limits'
import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import { inLocalStorage, persist, restored } from '#kit/store/persisted.ts'
import { createStore } from '#kit/store/store.ts'

/** The fields of a machine that the tray shows. */
export type Chosen = Pick<
  DeviceCard,
  'deviceId' | 'title' | 'yearMade' | 'workHours' | 'mileageKm' | 'price' | 'picture'
>

interface CompareState {
  chosen: readonly Chosen[]
  /** The stored selection was read: the user may change it. */
  isRecalled: boolean
}

const NAME = 'compare'
const storage = inLocalStorage(NAME)

const areChosen = (value: unknown): value is readonly Chosen[] =>
  Array.isArray(value) &&
  value.every((each) => typeof each === 'object' && each !== null && 'deviceId' in each)

/** Up to four machines to compare; the selection survives page changes. */
export const compareStore = createStore<CompareState>({ chosen: [], isRecalled: false })

export function recallChosen(): void {
  const chosen = restored(NAME, storage, areChosen) ?? []
  compareStore.set({ chosen: chosen.slice(0, MOST_COMPARED), isRecalled: true })
}

function choose(chosen: readonly Chosen[]): void {
  compareStore.set({ chosen })
  persist(NAME, storage, chosen)
}

export const isChosen = ({ chosen }: CompareState, deviceId: string) =>
  chosen.some((each) => each.deviceId === deviceId)

const summary = (device: Chosen): Chosen => {
  const { deviceId, title, yearMade, workHours, mileageKm, price, picture } = device
  return { deviceId, title, yearMade, workHours, mileageKm, price, picture }
}

/** Adds or removes a machine; false when the selection is full. */
export function toggleChosen(device: Chosen): boolean {
  const state = compareStore.get()
  if (isChosen(state, device.deviceId)) {
    dropChosen(device.deviceId)
    return true
  }
  if (state.chosen.length >= MOST_COMPARED) return false
  choose([...state.chosen, summary(device)])
  return true
}

export const dropChosen = (deviceId: string): void =>
  choose(compareStore.get().chosen.filter((each) => each.deviceId !== deviceId))

export const clearChosen = (): void => choose([])

export function comparePath(machines: readonly Pick<Chosen, 'deviceId'>[]): string {
  const ids = machines.map(({ deviceId }) => deviceId).join(',')
  return `/compare?${new URLSearchParams({ ids })}`
}
