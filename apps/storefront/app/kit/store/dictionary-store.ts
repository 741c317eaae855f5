import { inCookie, persist, restored } from './persisted.ts'
import { createStore } from './store.ts'

type Labels = Readonly<Record<string, string>>

const NAME = 'articleDictionary'
const storage = inCookie(NAME)

const areLabels = (value: unknown): value is Labels =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((label) => typeof label === 'string')

/** The labels of the article dictionary by their codes [AP-12]. */
export const dictionaryStore = createStore<{ labels: Labels }>({ labels: {} })

/**
 * The labels of the page. When the server could not load them it logged it, and the stored ones are
 * used.
 */
export function rememberDictionary(labels: Labels): void {
  const known = Object.keys(labels).length > 0
  if (known) persist(NAME, storage, labels)
  dictionaryStore.set({ labels: known ? labels : (restored(NAME, storage, areLabels) ?? {}) })
}
