import { type ApiCall, ApiError, createClient, TransportError } from '@ironsouq/contract/client'
import type { Endpoint } from '@ironsouq/contract/endpoint'
import { CODES } from '@ironsouq/contract/envelope'
import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { log } from '#kit/log.ts'
import { currentPage } from '#kit/navigation/current-page.ts'
import { invalidateLoaded } from '#kit/navigation/page-state.ts'
import { askToLogIn, isPersonal } from '#kit/popup/login-prompt.ts'
import type { LoginAsked } from '#kit/popup/popup-store.ts'
import { toast } from '#kit/popup/toast.ts'
import { endSession } from '#kit/session/session-store.ts'
import { rememberUser, userStore } from '#kit/session/user-store.ts'

export interface CallOptions {
  /** A missing sign-in opens no dialog. */
  quietLogin?: boolean
  /** What the dialog shows, and what continues after the sign-in. */
  login?: LoginAsked
  /** The caller shows a business refusal itself: no toast. */
  handlesRefusal?: boolean
  /** A background request: a failure is only logged. */
  isAside?: boolean
  /** Changes only what the member sees: other pages that stay mounted stay valid. */
  isOwn?: boolean
}

/** The API proxy of this site adds the token, which no script may read. */
const BASE = '/api'
const USER_INFO = memberEndpoints.userInfo

/** Handles an API error for any caller: dialog, toast or redirect. */
function treat(
  { code, message }: ApiError,
  { path, refusalShownBy }: Endpoint,
  options: CallOptions,
): void {
  const { t } = currentPage()
  if (code === CODES.notLoggedIn) {
    endSession()
    if (!options.quietLogin) askToLogIn(options.login)
  } else if (code === CODES.server) {
    if (!options.isAside) toast(t('shell.popupServerProblem'), { kind: 'error' })
    log(`${path} failed on the server`, message)
  } else if (!options.handlesRefusal && refusalShownBy === 'toast')
    toast(message || t('shell.popupError'), { kind: 'error' })
}

/** The browser's API client for a base URL. */
export function createBrowserApi(base: string): (options?: CallOptions) => ApiCall {
  const client = createClient({
    base,
    locale: () => currentPage().locale,
    token: () => undefined,
    log,
  })

  /** Loads the signed-in user once a call shows that there is one [CL-10]; single flight. */
  async function learnUser(): Promise<void> {
    const { nickName, isLoading } = userStore.get()
    if (nickName || isLoading) return
    userStore.set({ isLoading: true })
    try {
      rememberUser(await client(USER_INFO))
    } catch (err) {
      if (err instanceof ApiError && err.code === CODES.notLoggedIn) endSession()
      else log('the signed-in user could not be loaded', err)
    } finally {
      userStore.set({ isLoading: false })
    }
  }

  return (options = {}) =>
    async (endpoint, input) => {
      const showsWho = endpoint.audience !== 'anyone' && endpoint.path !== USER_INFO.path
      try {
        const data = await client(endpoint, input)
        if (endpoint.method !== 'GET') invalidateLoaded(options.isOwn ? isPersonal : undefined)
        if (showsWho) void learnUser()
        return data
      } catch (err) {
        if (err instanceof ApiError) {
          treat(err, endpoint, options)
          if (showsWho && err.code !== CODES.notLoggedIn) void learnUser()
        } else if (!(err instanceof TransportError))
          log(`${endpoint.path} answered with something else`, err)
        throw err
      }
    }
}

export const apiWith = createBrowserApi(BASE)

/** Requests the signed-in user; a refusal is handled like that of any call. */
export async function askUser(login: LoginAsked): Promise<boolean> {
  try {
    rememberUser(await apiWith({ login })(USER_INFO))
    return true
  } catch {
    return false
  }
}
