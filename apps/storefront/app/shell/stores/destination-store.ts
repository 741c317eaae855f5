import { rememberChoice } from '#shell/choice-cookie.ts'
import { cookieIn, DESTINATION_COOKIE } from '#shell/cookies.ts'
import { createStore } from './store.ts'

interface DestinationState {
  /** The code of the place the reader chose; without one the first of the list holds. */
  code: string | undefined
  /** The cookie was read: the reader may choose. */
  isRecalled: boolean
}

/**
 * Where the reader wants his machines. Pages are kept for everyone, so they come with the default,
 * and the browser puts the choice in afterwards.
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
