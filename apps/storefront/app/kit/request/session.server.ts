import { type ApiCall, ApiError } from '@ironsouq/contract/client'
import { CODES } from '@ironsouq/contract/envelope'
import type { Session } from '@ironsouq/contract/identity/identity/identity.schema'
import { redirect } from 'react-router'
import { forPage, type PageCall } from '#kit/api/api.server.ts'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { endedCookies, sessionCookies } from './cookies.ts'
import type { Settings } from './request-context.ts'
import type { Visit } from './visit.server.ts'

function personalHeaders(cookies: readonly string[]): Headers {
  const headers = new Headers({ 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return headers
}

/** The cookies of a sign-in. Scripts see that a user is signed in, and never the token. */
export const sessionHeaders = (session: Session, settings: Settings): Headers =>
  personalHeaders(sessionCookies(session, settings))

/** The cookies of a sign-out. */
export const endedHeaders = (settings: Settings): Headers => personalHeaders(endedCookies(settings))

/** Redirects to the login and back, for a page that needs a signed-in user [CL-6]. */
function loginInstead({ prefix, settings }: Visit, url: URL): Response {
  const back = new URLSearchParams({ back: url.pathname + url.search })
  return redirect(joinPath(prefix, `/login?${back}`), { headers: endedHeaders(settings) })
}

/**
 * The API for the action of a member's page: redirects to the login when the session has ended, and
 * leaves every other refusal for the form.
 */
export function memberApi(visit: Visit, url: URL): ApiCall {
  return (endpoint, input) =>
    visit.api(endpoint, input).catch((err: unknown) => {
      if (err instanceof ApiError && err.code === CODES.notLoggedIn) throw loginInstead(visit, url)
      throw err
    })
}

/** The same for the loader of a member's page: every other refusal is the page's status. */
export const memberCall = (visit: Visit, url: URL): PageCall =>
  forPage(memberApi(visit, url), visit.requestId)

/** For a page that visitors see too: undefined instead of the redirect to the login. */
export const unlessVisitor = <T>(asked: Promise<T>): Promise<T | undefined> =>
  asked.catch((err: unknown) => {
    if (err instanceof Response) return undefined
    throw err
  })

/** The visit for the action of a member's page, as `sendForm` takes it. */
export const memberVisit = (visit: Visit, url: URL): Visit => ({
  ...visit,
  api: memberApi(visit, url),
})
