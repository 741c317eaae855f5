import { type ApiCall, ApiError, createClient, TransportError } from '@ironsouq/contract/client'
import { CODES } from '@ironsouq/contract/envelope'
import { isRouteErrorResponse } from 'react-router'
import { currentLocale } from '../language/language-store.ts'

/**
 * The API of a portal, for loaders and components: `api(newsEndpoints.list, { query })`. The server
 * of the portal adds the token, which no script may read. Errors are thrown as they are.
 */
export const api: ApiCall = createClient({
  base: '/api',
  locale: currentLocale,
  token: () => undefined,
  // oxlint-disable-next-line no-console -- the only log that a browser has
  log: (message, cause) => console.warn(message, cause),
})

/** Whether the session is over and the person must sign in again. */
export const isSignedOut = (err: unknown): boolean =>
  err instanceof ApiError && err.code === CODES.notLoggedIn

export const isForbidden = (err: unknown): boolean => err instanceof ApiError && err.status === 403
export const isMissing = (err: unknown): boolean =>
  (err instanceof ApiError || isRouteErrorResponse(err)) && err.status === 404
/** No answer: the network or the server is away. */
export const isAway = (err: unknown): boolean => err instanceof TransportError
