import { ApiError } from '@ironsouq/contract/client'
import { CODES } from '@ironsouq/contract/envelope'
import { realtimeEndpoints } from '@ironsouq/contract/platform/realtime/realtime.endpoints'
import { memberChannel } from '@ironsouq/contract/platform/realtime/realtime.frames'
import { connectRealtime } from '@ironsouq/realtime-client/connection'
import { openRealtime, type Follow } from '@ironsouq/realtime-client/realtime'
import { apiWith } from '#kit/api/browser-api.ts'
import { messageStore } from '#kit/session/message-store.ts'
import { userStore } from '#kit/session/user-store.ts'
import { shareConnection } from './shared-connection.ts'

/** Background requests: a failure is only logged. */
const call = apiWith({ quietLogin: true, handlesRefusal: true, isAside: true, isOwn: true })

async function ticket(): Promise<string | null> {
  try {
    return (await call(realtimeEndpoints.ticket)).ticket
  } catch (err) {
    if (err instanceof ApiError && err.code === CODES.notLoggedIn) return null
    throw err
  }
}

const realtime = openRealtime({
  isPaused: true, // until it is known who is signed in
  ticket,
  connect: (options) =>
    shareConnection({
      ...options,
      name: () => memberChannel(userStore.get().userId),
      connect: (listener) => connectRealtime({ ...listener, ticket: options.ticket }),
    }),
  onState: (state) => messageStore.set({ websocketConnect: state === 'connected' }),
})

/** The channels of the signed-in user, over one connection of all tabs [AP-13]. */
export const memberRealtime = {
  ...realtime,
  follow: (given: Omit<Follow, 'missed'>) =>
    realtime.follow({
      ...given,
      missed: (after) =>
        call(realtimeEndpoints.missed, { query: { channel: given.channel, after } }),
    }),
}
