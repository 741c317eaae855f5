import { createStore, useStore } from '#shell/stores/store.ts'

/** Which facets the reader folded or unfolded, so that they stand so in every list he comes to. */
const folds = createStore<Readonly<Record<string, boolean>>>({})

/** Whether a facet stands open, and what tells that the reader changed it. */
export function useFold(name: string, isOpenAtFirst: boolean) {
  const isOpen = useStore(folds, (state) => state[name]) ?? isOpenAtFirst
  return {
    isOpen,
    onFold: (now: boolean) => {
      if (now !== isOpen) folds.set({ [name]: now })
    },
  }
}
