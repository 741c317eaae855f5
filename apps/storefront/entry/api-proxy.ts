import type { IncomingMessage } from 'node:http'
import { SENDS_TOKEN } from '@ironsouq/contract/client'
import { DEVICE_KEY, GIVES_TOKEN } from '@ironsouq/contract/identity/session/session.endpoints'
import { serveApiProxy as serveProxy } from '@ironsouq/front-server/api-proxy'
import { cookieIn, hiddenCookieIn } from '@ironsouq/front-server/cookies'
import { knownLocale } from '@ironsouq/i18n/locales'
import type { FastifyInstance } from 'fastify'
import {
  DEVICE_COOKIE,
  endedCookies,
  LANG_COOKIE,
  sessionCookies,
  TOKEN_COOKIE,
} from '../app/kit/request/cookies.ts'
import type { Settings } from '../app/kit/request/request-context.ts'

/** Not for browsers: our own processes and providers call the API directly. */
const NOT_HERE =
  /^\/(?:staff|merchant|p\/(?:staff|merchant|service)|livez|readyz|docs|mails|webhook)(?:\/|$)/i

/**
 * The API for visitors and members. Staff endpoints are not reachable from here, and no script
 * receives a response with a token in it.
 */
export function serveApiProxy(
  app: FastifyInstance,
  settings: Settings,
  countryOf: (request: IncomingMessage) => string | undefined,
): void {
  const { apiUrl, publicUrl } = settings
  serveProxy(app, {
    apiUrl,
    publicUrl,
    countryOf,
    isClosed: (path) => NOT_HERE.test(path) || GIVES_TOKEN.test(path),
    headersFrom(cookie, path) {
      const token = SENDS_TOKEN.test(path) && hiddenCookieIn(cookie, TOKEN_COOKIE, settings)
      const deviceKey = hiddenCookieIn(cookie, DEVICE_COOKIE, settings)
      return {
        ...(token && { authorization: token }),
        ...(deviceKey && { [DEVICE_KEY]: deviceKey }),
      }
    },
    localeOf: (headers) => knownLocale(headers['locale'] ?? cookieIn(headers.cookie, LANG_COOKIE)),
    sessionCookies: (session) => sessionCookies(session, settings),
    endedCookies: () => endedCookies(settings),
  })
}
