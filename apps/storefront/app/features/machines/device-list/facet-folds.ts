import { createStore, useStore } from '#kit/store/store.ts'

/** Which facets the user collapsed or expanded; the choice holds for every list. */
const folds = createStore<Readonly<Record<string, boolean>>>({})

/** Whether a facet is open, and the handler for a change by the user. */
export function useFold(name: string, isOpenAtFirst: boolean) {
  const isOpen = useStore(folds, (state) => state[name]) ?? isOpenAtFirst
  return {
    isOpen,
    onFold: (now: boolean) => {
      if (now !== isOpen) folds.set({ [name]: now })
    },
  }
}
