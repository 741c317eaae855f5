import { EMIRATES, type Emirate } from '@ironsouq/contract/machines/device/device.enums'
import { USUAL_EMIRATE } from '@ironsouq/contract/mall/product-search/product-search.filters'
import { inLocalStorage, persist, restored } from '#kit/store/persisted.ts'
import { createStore } from '#kit/store/store.ts'

const NAME = 'emirate'
const storage = inLocalStorage(NAME)

interface ArrivalState {
  /** Where the reader has things delivered. */
  emirate: Emirate
  /** Null on the server and at the first render: a cached page names no day (decision 129). */
  now: Date | null
}

export const arrivalStore = createStore<ArrivalState>({ emirate: USUAL_EMIRATE, now: null })

export const isEmirate = (value: unknown): value is Emirate =>
  EMIRATES.some((emirate) => emirate === value)

export function chooseEmirate(emirate: Emirate): void {
  persist(NAME, storage, emirate)
  arrivalStore.set({ emirate })
}

/** Starts the clock of the days, which a page that was left open reads again, and recalls the chosen emirate. */
export function startArrivals(): () => void {
  const tell = () => arrivalStore.set({ now: new Date() })
  const emirate = restored(NAME, storage, isEmirate)
  if (emirate) arrivalStore.set({ emirate })
  tell()
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
}
