import { createStore } from '#kit/store/store.ts'
import { messageStore } from './message-store.ts'
import { userStore } from './user-store.ts'

/**
 * How many sessions ended since the page was loaded: data of an ended one is dropped [AP-18]. Once
 * `isLive`, the number of unread notices is newer than that of any loaded page. `news` counts the
 * notices that came while the page was open.
 */
export const sessionStore = createStore({ ended: 0, unreadNotices: 0, isLive: false, news: 0 })

const perSession = new Set<{ reset: () => void }>()

/** Empties a store of member data when the session ends. */
export function resetWithSession(store: { reset: () => void }): void {
  perSession.add(store)
}

/** The user is signed out: no data of theirs stays [CL-6]. */
export function endSession(): void {
  userStore.reset()
  for (const store of perSession) store.reset()
  messageStore.set({ messageValue: 0 })
  sessionStore.set({ ended: sessionStore.get().ended + 1, unreadNotices: 0, isLive: false })
}
