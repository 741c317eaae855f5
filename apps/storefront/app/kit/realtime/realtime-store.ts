import { createStore } from '#kit/store/store.ts'

/**
 * `displaced`: another session of the user has the channel. `offline`: the browser has no network.
 */
export type RealtimeState = 'connecting' | 'connected' | 'disconnected' | 'displaced' | 'offline'

/** How messages reach this browser at the moment. */
export const realtimeStore = createStore<{ state: RealtimeState }>({ state: 'disconnected' })
