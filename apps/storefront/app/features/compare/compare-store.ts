import { MOST_COMPARED } from '@ironsouq/contract/device/device.limits'
import type { DeviceCard } from '@ironsouq/contract/device/device.schema'
import { inLocalStorage, keep, kept } from '#shell/stores/keeper.ts'
import { createStore } from '#shell/stores/store.ts'

/** As much of a machine as the tray shows. */
export type Chosen = Pick<
  DeviceCard,
  'deviceId' | 'title' | 'yearMade' | 'workHours' | 'mileageKm' | 'price' | 'picture'
>

interface CompareState {
  chosen: readonly Chosen[]
  /** What was chosen on earlier pages is known: the reader may choose. */
  isRecalled: boolean
}

const NAME = 'compare'
const keeper = inLocalStorage(NAME)

const areChosen = (value: unknown): value is readonly Chosen[] =>
  Array.isArray(value) &&
  value.every((each) => typeof each === 'object' && each !== null && 'deviceId' in each)

/** The machines to be compared; up to four, from page to page. */
export const compareStore = createStore<CompareState>({ chosen: [], isRecalled: false })

export function recallChosen(): void {
  const chosen = kept(NAME, keeper, areChosen) ?? []
  compareStore.set({ chosen: chosen.slice(0, MOST_COMPARED), isRecalled: true })
}

function choose(chosen: readonly Chosen[]): void {
  compareStore.set({ chosen })
  keep(NAME, keeper, chosen)
}

export const isChosen = ({ chosen }: CompareState, deviceId: string) =>
  chosen.some((each) => each.deviceId === deviceId)

const summary = (device: Chosen): Chosen => {
  const { deviceId, title, yearMade, workHours, mileageKm, price, picture } = device
  return { deviceId, title, yearMade, workHours, mileageKm, price, picture }
}

/** Puts a machine in or takes it out; false when there is no room for it. */
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
