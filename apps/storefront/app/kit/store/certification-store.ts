import type { Certification } from '@ironsouq/contract/machines/certification/certification.endpoints'
import { inLocalStorage, persist, restored } from './persisted.ts'
import { createStore } from './store.ts'

const NAME = 'certification'
const storage = inLocalStorage(NAME)

const isList = (value: unknown): value is readonly Certification[] =>
  Array.isArray(value) &&
  value.every((each) => typeof each === 'object' && each !== null && 'certificationName' in each)

/** The certificates that a device may have [AP-11]. */
export const certificationStore = createStore<{ items: readonly Certification[] }>({ items: [] })

/** Stores those of the page; a page without them uses the stored ones. */
export function rememberCertifications(items: readonly Certification[]): void {
  if (items.length > 0) persist(NAME, storage, items)
  certificationStore.set({
    items: items.length > 0 ? items : (restored(NAME, storage, isList) ?? []),
  })
}
