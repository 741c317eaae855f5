import { hereNow } from '#shell/here.ts'
import { joinPath } from '#shell/locale-path.ts'
import { log } from '#shell/log.ts'
import { goTo } from '#shell/navigation-guard.ts'
import { popupStore } from './popup-store.ts'

/** Where one logs in and comes back from; without a language in front. */
export const loginPath = (): string => `/login?${new URLSearchParams({ back: hereNow().path })}`

/** Asks the reader to log in where he stands; `afterLogin` goes on with what he had begun. */
export function openLogin(afterLogin?: () => void): void {
  popupStore.set({ login: { afterLogin } })
}

export function closeLogin(): void {
  popupStore.set({ login: undefined })
}

/** The account's button: to the user center, or first to the login [CL-6]. */
export async function askAccount(): Promise<void> {
  try {
    const { askUser } = await import('#shell/browser-api.ts')
    if (await askUser()) goTo(joinPath(hereNow().prefix, '/user-center'))
  } catch (err) {
    log('the account could not be asked for', err)
  }
}
