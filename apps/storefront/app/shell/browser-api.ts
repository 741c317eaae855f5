import { type ApiCall, ApiError, createClient, TransportError } from '@ironsouq/contract/client'
import type { Endpoint } from '@ironsouq/contract/endpoint'
import { CODES } from '@ironsouq/contract/envelope'
import { memberEndpoints } from '@ironsouq/contract/member/member.endpoints'
import { hereNow } from './here.ts'
import { forgetLoaded } from './kept-pages.ts'
import { log } from './log.ts'
import { askToLogIn, isPersonal } from './popups/login.ts'
import type { LoginAsked } from './popups/popup-store.ts'
import { toast } from './popups/toast.ts'
import { forgetUser } from './stores/session-store.ts'
import { rememberUser, userStore } from './stores/user-store.ts'

export interface CallOptions {
  /** A reader who is not logged in is no news to the caller: no dialog. */
  quietLogin?: boolean
  /** What the dialog says, and what goes on when the reader logged in. */
  login?: LoginAsked
  /** The caller shows a business refusal itself: no toast. */
  handlesRefusal?: boolean
  /** Nobody asked for it in so many words: a failure is only logged. */
  isAside?: boolean
  /** Changes only what the member alone sees: other pages are kept as they are. */
  isOwn?: boolean
}

/** Our own server hands these calls on, with the token that no script may read. */
const BASE = '/api'
/** Its page tells of its own refusals [CL-7]. */
const ORDER_DETAIL = '/p/myOrder/orderDetail'
const USER_INFO = memberEndpoints.userInfo

/** What an answer that is no means for the page, whoever asked. */
function treat({ code, message }: ApiError, { path }: Endpoint, options: CallOptions): void {
  const { t } = hereNow()
  if (code === CODES.notLoggedIn) {
    forgetUser()
    if (!options.quietLogin) askToLogIn(options.login)
  } else if (code === CODES.server) {
    if (!options.isAside) toast(t('shell.popupServerProblem'), { kind: 'error' })
    log(`${path} failed on the server`, message)
  } else if (!options.handlesRefusal && path !== ORDER_DETAIL)
    toast(message || t('shell.popupError'), { kind: 'error' })
}

/** The API of this site at an address, as a browser calls it. */
export function createBrowserApi(base: string): (options?: CallOptions) => ApiCall {
  const client = createClient({
    base,
    locale: () => hereNow().locale,
    token: () => undefined,
    log,
  })

  /** Learns who is signed in once a call shows that someone is [CL-10]; asked once at a time. */
  async function learnUser(): Promise<void> {
    const { nickName, isLoading } = userStore.get()
    if (nickName || isLoading) return
    userStore.set({ isLoading: true })
    try {
      rememberUser(await client(USER_INFO))
    } catch (err) {
      if (err instanceof ApiError && err.code === CODES.notLoggedIn) forgetUser()
      else log('who is signed in could not be asked', err)
    } finally {
      userStore.set({ isLoading: false })
    }
  }

  return (options = {}) =>
    async (endpoint, input) => {
      const showsWho = endpoint.path.startsWith('/p/') && endpoint.path !== USER_INFO.path
      try {
        const data = await client(endpoint, input)
        if (endpoint.method !== 'GET') forgetLoaded(options.isOwn ? isPersonal : undefined)
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

/** Asks who is signed in; a no was treated like that of any call. */
export async function askUser(login: LoginAsked): Promise<boolean> {
  try {
    rememberUser(await apiWith({ login })(USER_INFO))
    return true
  } catch {
    return false
  }
}
