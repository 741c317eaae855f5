import type { UserInfo } from '@ironsouq/contract/people/member/member.schema'
import { log } from '#kit/log.ts'
import { closeLogin } from '#kit/popup/login-prompt.ts'
import { popupStore } from '#kit/popup/popup-store.ts'
import { rememberUser } from '#kit/session/user-store.ts'

/**
 * After a sign-in in the dialog, the user stays on the page and the pending action continues
 * [ID-14].
 */
export function loggedIn(user: UserInfo): void {
  const asked = popupStore.get().login
  rememberUser(user)
  closeLogin()
  asked?.afterLogin?.()
  import('./start-session.ts')
    .then(({ fillSession }) => fillSession())
    .catch((err: unknown) => log('member data could not be loaded', err))
}
