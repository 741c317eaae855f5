import { favoriteStore } from './favorite-store.ts'
import { messageStore } from './message-store.ts'
import { createStore } from './store.ts'
import { userStore } from './user-store.ts'

/** How many sessions ended while this page stood: what was loaded in them is not kept [AP-18]. */
export const sessionStore = createStore({ ended: 0, unreadNotices: 0 })

/** Whoever was signed in is no longer: nothing of his stays [CL-6]. */
export function forgetUser(): void {
  userStore.reset()
  favoriteStore.reset()
  messageStore.set({ messageValue: 0 })
  sessionStore.set({ ended: sessionStore.get().ended + 1, unreadNotices: 0 })
}
