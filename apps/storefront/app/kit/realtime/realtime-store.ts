import type { RealtimeState } from '@ironsouq/realtime-client/connection'
import { createStore } from '#kit/store/store.ts'

/** How messages reach this browser at the moment. */
export const realtimeStore = createStore<{ state: RealtimeState }>({ state: 'disconnected' })
