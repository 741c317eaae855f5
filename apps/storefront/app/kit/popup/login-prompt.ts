import { log } from '#kit/log.ts'
import { currentPage } from '#kit/navigation/current-page.ts'
import { joinPath, splitPath } from '#kit/navigation/locale-path.ts'
import { goTo } from '#kit/navigation/navigation-guard.ts'
import { dropPendingAction, savePendingAction } from '#kit/session/pending-action.ts'
import { isSignedIn } from '#kit/session/signed-in.ts'
import { type LoginAsked, popupStore } from './popup-store.ts'

/** The login page with the page to return to, without a language. */
const loginPath = (): string => `/login?${new URLSearchParams({ back: currentPage().path })}`

/** Pages that need a signed-in user: they show no dialog [CL-6]. */
const PERSONAL = /^\/(user-center|chat|cart|checkout|pay|inquiry-detail)(\/|$)/

export const isPersonal = (path: string): boolean =>
  PERSONAL.test(splitPath(path.replace(/\?.*/, '')).page)

/** Opens the login dialog; the pending action continues afterwards. */
export function openLogin(asked: LoginAsked = {}): void {
  if (asked.purpose === 'save' && asked.device) savePendingAction(asked.device.deviceId)
  popupStore.set({ login: asked })
}

/** Closes the dialog when the user goes to the login or register page. */
export const leaveLogin = (): void => popupStore.set({ login: undefined })

/** The user closes the dialog without signing in. */
export function closeLogin(): void {
  dropPendingAction()
  leaveLogin()
}

/** In a dialog, or on the login page where the page needs a signed-in user [CL-6]. */
export function askToLogIn(asked?: LoginAsked): void {
  const { path, prefix, navigate } = currentPage()
  if (isPersonal(path)) navigate(joinPath(prefix, loginPath()))
  else openLogin(asked)
}

/** The account button: to the user center, or to the login first [CL-6]. */
export async function askAccount(): Promise<void> {
  const goOn = () => goTo(joinPath(currentPage().prefix, '/user-center'))
  if (!isSignedIn()) {
    askToLogIn({ afterLogin: goOn })
    return
  }
  try {
    const { askUser } = await import('#kit/api/browser-api.ts')
    if (await askUser({ afterLogin: goOn })) goOn()
  } catch (err) {
    log('the account could not be loaded', err)
  }
}
