import { inLocalStorage, persist, restored } from '#kit/store/persisted.ts'
import { createStore } from '#kit/store/store.ts'

export const UNIT_SYSTEMS = ['metric', 'imperial'] as const
export type UnitSystem = (typeof UNIT_SYSTEMS)[number]

const NAME = 'units'

/** The chosen unit system; metric by default, like the data of devices. */
export const unitStore = createStore<{ system: UnitSystem }>({ system: 'metric' })

const isSystem = (value: unknown): value is UnitSystem =>
  UNIT_SYSTEMS.some((each) => each === value)

export function recallUnits(): void {
  const system = restored(NAME, inLocalStorage(NAME), isSystem)
  if (system) unitStore.set({ system })
}

export function chooseUnits(system: UnitSystem): void {
  unitStore.set({ system })
  persist(NAME, inLocalStorage(NAME), system)
}
