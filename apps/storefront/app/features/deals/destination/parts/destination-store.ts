import { cookieIn } from '@ironsouq/front-server/cookies'
import { rememberChoice } from '#kit/navigation/choice-cookie.ts'
import { DESTINATION_COOKIE } from '#kit/request/cookies.ts'
import { createStore } from '#kit/store/store.ts'

interface DestinationState {
  /** The code of the chosen destination; undefined selects the first of the list. */
  code: string | undefined
  /** The cookie was read: the user may choose. */
  isRecalled: boolean
}

/**
 * The chosen destination. Cached pages are the same for everyone, so they come with the default,
 * and the browser applies the choice afterwards.
 */
export const destinationStore = createStore<DestinationState>({
  code: undefined,
  isRecalled: false,
})

export function recallDestination(): void {
  destinationStore.set({ code: cookieIn(document.cookie, DESTINATION_COOKIE), isRecalled: true })
}

export function chooseDestination(code: string): void {
  rememberChoice(DESTINATION_COOKIE, code)
  destinationStore.set({ code })
}
