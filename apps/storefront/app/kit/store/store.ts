import { useSyncExternalStore } from 'react'

export interface Store<State> {
  initial: State
  get: () => State
  set: (changed: Partial<State>) => void
  /** Sets the initial value again. */
  reset: () => void
  subscribe: (listener: () => void) => () => void
}

/**
 * State of the browser outside of React. On the server it has its initial value and is never
 * written.
 */
export function createStore<State extends object>(initial: State): Store<State> {
  let state = initial
  const listeners = new Set<() => void>()
  const become = (next: State) => {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    initial,
    get: () => state,
    set: (changed) => become({ ...state, ...changed }),
    reset: () => become(initial),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** One value of a store; the server and the first render use the initial value. */
export function useStore<State, Value>(
  { initial, get, subscribe }: Store<State>,
  select: (state: State) => Value,
): Value {
  return useSyncExternalStore(
    subscribe,
    () => select(get()),
    () => select(initial),
  )
}
