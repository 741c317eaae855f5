import { inLocalStorage, keep, kept } from '#shell/stores/keeper.ts'
import { createStore } from '#shell/stores/store.ts'

export const UNIT_SYSTEMS = ['metric', 'imperial'] as const
export type UnitSystem = (typeof UNIT_SYSTEMS)[number]

const NAME = 'units'

/** In which units the reader reads; metric, as the machines are measured, until he says otherwise. */
export const unitStore = createStore<{ system: UnitSystem }>({ system: 'metric' })

const isSystem = (value: unknown): value is UnitSystem =>
  UNIT_SYSTEMS.some((each) => each === value)

export function recallUnits(): void {
  const system = kept(NAME, inLocalStorage(NAME), isSystem)
  if (system) unitStore.set({ system })
}

export function chooseUnits(system: UnitSystem): void {
  unitStore.set({ system })
  keep(NAME, inLocalStorage(NAME), system)
}
