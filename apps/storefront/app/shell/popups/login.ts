import type { UserInfo } from '@ironsouq/contract/member/member.schema'
import { dropBegun, keepBegun } from '#shell/begun.ts'
import { hereNow } from '#shell/here.ts'
import { joinPath, splitPath } from '#shell/locale-path.ts'
import { log } from '#shell/log.ts'
import { goTo } from '#shell/navigation-guard.ts'
import { isSigned } from '#shell/signed.ts'
import { rememberUser } from '#shell/stores/user-store.ts'
import { type LoginAsked, popupStore } from './popup-store.ts'

/** Where one logs in and comes back from; without a language in front. */
const loginPath = (): string => `/login?${new URLSearchParams({ back: hereNow().path })}`

/** Pages that are nothing without a reader who is known: no dialog stands on them [CL-6]. */
const PERSONAL = /^\/(user-center|chat|orders?)(\/|-|$)/

export const isPersonal = (path: string): boolean =>
  PERSONAL.test(splitPath(path.replace(/\?.*/, '')).page)

/** Asks the reader to log in where he stands, and goes on with what he had begun. */
export function openLogin(asked: LoginAsked = {}): void {
  if (asked.purpose === 'save' && asked.device) keepBegun(asked.device.deviceId)
  popupStore.set({ login: asked })
}

/** The dialog goes; the reader went on to log in or to open an account on another page. */
export const leaveLogin = (): void => popupStore.set({ login: undefined })

/** The reader does without. */
export function closeLogin(): void {
  dropBegun()
  leaveLogin()
}

/** Over the page, or on the login page where the page is nothing without him [CL-6]. */
export function askToLogIn(asked?: LoginAsked): void {
  const { path, prefix, navigate } = hereNow()
  if (isPersonal(path)) navigate(joinPath(prefix, loginPath()))
  else openLogin(asked)
}

/** The dialog is done: the reader is where he was, and what he had begun goes on [ID-14]. */
export function loggedIn(user: UserInfo): void {
  const asked = popupStore.get().login
  rememberUser(user)
  closeLogin()
  asked?.afterLogin?.()
  import('#shell/session-start.ts')
    .then(({ fillSession }) => fillSession())
    .catch((err: unknown) => log('what the member has could not be asked', err))
}

/** The account's button: to the user center, or first to the login [CL-6]. */
export async function askAccount(): Promise<void> {
  const goOn = () => goTo(joinPath(hereNow().prefix, '/user-center'))
  if (!isSigned()) {
    askToLogIn({ afterLogin: goOn })
    return
  }
  try {
    const { askUser } = await import('#shell/browser-api.ts')
    if (await askUser({ afterLogin: goOn })) goOn()
  } catch (err) {
    log('the account could not be asked for', err)
  }
}
