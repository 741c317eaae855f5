import { inCookie, keep, kept } from './keeper.ts'
import { createStore } from './store.ts'

type Labels = Readonly<Record<string, string>>

const NAME = 'articleDictionary'
const keeper = inCookie(NAME)

const areLabels = (value: unknown): value is Labels =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((label) => typeof label === 'string')

/** The labels of the article dictionary by their codes [AP-12]. */
export const dictionaryStore = createStore<{ labels: Labels }>({ labels: {} })

/** Those of the page. When the server could not load them it said so in its log: the last stand. */
export function rememberDictionary(labels: Labels): void {
  const known = Object.keys(labels).length > 0
  if (known) keep(NAME, keeper, labels)
  dictionaryStore.set({ labels: known ? labels : (kept(NAME, keeper, areLabels) ?? {}) })
}
