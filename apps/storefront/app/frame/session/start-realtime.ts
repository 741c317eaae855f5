import { memberChannel, MemberMessage } from '@ironsouq/contract/platform/realtime/realtime.frames'
import { memberRealtime } from '#kit/realtime/member-realtime.ts'
import { messageStore } from '#kit/session/message-store.ts'
import { resetWithSession, sessionStore } from '#kit/session/session-store.ts'
import { userStore } from '#kit/session/user-store.ts'

let running: { memberId: string; leave: () => void; readCounts: () => void } | undefined

const countNews = () => sessionStore.set({ news: sessionStore.get().news + 1 })

function stop(): void {
  running?.leave()
  running = undefined
  memberRealtime.close()
}

/** Follows the notifications of the signed-in user until the session ends [AP-13]. */
export function startRealtime(readCounts: () => void): void {
  const { userId: memberId } = userStore.get()
  if (memberId === '' || running?.memberId === memberId) return
  if (running) stop()
  const leave = memberRealtime.follow({
    channel: memberChannel(memberId),
    onMessage(body) {
      const { data } = MemberMessage.safeParse(body)
      if (!data) return
      if (data.type === 'messages') {
        messageStore.set({ messageValue: data.unreadMessages })
        return
      }
      sessionStore.set({ unreadNotices: data.unread, isLive: true })
      if (data.type === 'notice') countNews()
    },
    // What was missed is not known: it may be news for the page.
    onReset() {
      readCounts()
      countNews()
    },
  })
  running = { memberId, leave, readCounts }
  memberRealtime.resume()
}

// A page with a connection cannot go to the back/forward cache.
window.addEventListener('pagehide', () => memberRealtime.pause())
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted || !running) return
  memberRealtime.resume()
  running.readCounts()
})

resetWithSession({ reset: stop })
