import { realtimeEndpoints } from '@ironsouq/contract/realtime/realtime.endpoints'
import { MemberMessage } from '@ironsouq/contract/realtime/realtime.frames'
import { apiWith } from '#kit/api/browser-api.ts'
import { startSharedRealtime } from '#kit/realtime/shared-realtime.ts'
import { messageStore } from '#kit/session/message-store.ts'
import { resetWithSession, sessionStore } from '#kit/session/session-store.ts'
import { userStore } from '#kit/session/user-store.ts'

/** Background requests: a failure is only logged. */
const call = apiWith({ quietLogin: true, handlesRefusal: true, isAside: true, isOwn: true })

let running: { memberId: string; stop: () => void; readCounts: () => void } | undefined
let isPaused = false

/** Follows the notifications of the signed-in user until the session ends [AP-13]. */
export function startRealtime(readCounts: () => void): void {
  const { userId: memberId } = userStore.get()
  if (memberId === '' || running?.memberId === memberId) return
  running?.stop()
  const stop = startSharedRealtime({
    memberId,
    ticket: async () => (await call(realtimeEndpoints.ticket)).ticket,
    missed: (channel, after) => call(realtimeEndpoints.missed, { query: { channel, after } }),
    onMessage(body) {
      const { data } = MemberMessage.safeParse(body)
      if (!data) return
      if (data.type === 'messages') messageStore.set({ messageValue: data.unreadMessages })
      else sessionStore.set({ unreadNotices: data.unread, isLive: true })
    },
    onReset: readCounts,
  })
  running = { memberId, stop, readCounts }
  if (isPaused) readCounts()
  isPaused = false
}

// A page with a connection cannot go to the back/forward cache.
window.addEventListener('pagehide', () => {
  running?.stop()
  isPaused = true
})
window.addEventListener('pageshow', ({ persisted }) => {
  const before = running
  if (!persisted || !before) return
  running = undefined
  startRealtime(before.readCounts)
})

resetWithSession({
  reset() {
    running?.stop()
    running = undefined
  },
})
