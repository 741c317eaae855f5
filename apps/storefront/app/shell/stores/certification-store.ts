import type { Certification } from '@ironsouq/contract/certification/certification.endpoints'
import { inLocalStorage, keep, kept } from './keeper.ts'
import { createStore } from './store.ts'

const NAME = 'certification'
const keeper = inLocalStorage(NAME)

const isList = (value: unknown): value is readonly Certification[] =>
  Array.isArray(value) &&
  value.every((each) => typeof each === 'object' && each !== null && 'certificationName' in each)

/** The certificates a machine may carry [AP-11]. */
export const certificationStore = createStore<{ items: readonly Certification[] }>({ items: [] })

/** Those of the page; one that came without them has those of an earlier page. */
export function rememberCertifications(items: readonly Certification[]): void {
  if (items.length > 0) keep(NAME, keeper, items)
  certificationStore.set({ items: items.length > 0 ? items : (kept(NAME, keeper, isList) ?? []) })
}
