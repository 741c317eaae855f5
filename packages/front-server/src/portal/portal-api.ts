import type { IncomingMessage } from 'node:http'
import { STAFF_BODY_BYTES_MAX } from '@ironsouq/contract/endpoint'
import { DEVICE_KEY, GIVES_TOKEN } from '@ironsouq/contract/identity/session/session.endpoints'
import { SHEET_SAVE_BYTES } from '@ironsouq/contract/mall/stock/stock.limits'
import { LANG_COOKIE } from '@ironsouq/contract/reader-cookies'
import { knownLocale } from '@ironsouq/i18n/locales'
import type { FastifyInstance } from 'fastify'
import { serveApiProxy } from '../api-proxy.ts'
import { cookieIn, hiddenCookie, hiddenCookieIn } from '../cookies.ts'

const YEAR_SECONDS = 31_536_000
const PRIVATE = /^\/p\//i
/** Pages of the API itself, and what providers call: they call the API. */
const OF_API = /^\/(?:livez|readyz|docs|mails|webhook)(?:\/|$)/i

/** Whose portal it is: their paths begin with this word, and so do the names of their cookies. */
export type PortalAudience = 'staff' | 'merchant'

interface Settings {
  audience: PortalAudience
  /** The path of the call that ends the session. */
  leavePath: string
  apiUrl: string
  publicUrl: string
}

/** A response to a sign-in; the token is for the cookie, and scripts get the rest. */
interface SignedIn {
  token: string
  seconds: number
  deviceKey?: string | null
}

const isSignedIn = (data: unknown): data is SignedIn =>
  typeof data === 'object' &&
  data !== null &&
  'token' in data &&
  typeof data.token === 'string' &&
  data.token !== '' &&
  'seconds' in data &&
  typeof data.seconds === 'number'

/** The API of a portal: only the endpoints of its people and the public ones, with the token from its cookie. */
export function servePortalApi(
  app: FastifyInstance,
  settings: Settings,
  countryOf: (request: IncomingMessage) => string | undefined,
): void {
  const { audience } = settings
  // Only the server of the portal sets and reads them; no other site can make a browser send them.
  const tokenCookie = audience
  const deviceCookie = `${audience}Device`
  const isOwn = (path: string) => path.startsWith(`/p/${audience}/`)
  // Signing in: responses with a token, which becomes the cookie.
  const isLogin = (path: string) => path.startsWith(`/${audience}/`)
  serveApiProxy(app, {
    ...settings,
    countryOf,
    bodyBytes: audience === 'staff' ? STAFF_BODY_BYTES_MAX : SHEET_SAVE_BYTES,
    isClosed: (path) =>
      (PRIVATE.test(path) && !isOwn(path)) ||
      OF_API.test(path) ||
      (GIVES_TOKEN.test(path) && !isLogin(path)),
    endsSession: (path) => path === settings.leavePath,
    headersFrom(cookie, path) {
      const token = isOwn(path) && hiddenCookieIn(cookie, tokenCookie, settings)
      const deviceKey = hiddenCookieIn(cookie, deviceCookie, settings)
      return {
        ...(token && { authorization: token }),
        ...(deviceKey && { [DEVICE_KEY]: deviceKey }),
      }
    },
    localeOf: (headers) => knownLocale(headers['locale'] ?? cookieIn(headers.cookie, LANG_COOKIE)),
    takeToken: (path, data) =>
      isLogin(path) && isSignedIn(data)
        ? { session: data, data: { ...data, token: '', deviceKey: null } }
        : undefined,
    sessionCookies: ({ token, seconds, ...rest }) => [
      hiddenCookie(tokenCookie, token, seconds, settings, 'Strict'),
      ...('deviceKey' in rest && typeof rest.deviceKey === 'string'
        ? [hiddenCookie(deviceCookie, rest.deviceKey, YEAR_SECONDS, settings, 'Strict')]
        : []),
    ],
    endedCookies: () => [hiddenCookie(tokenCookie, '', 0, settings, 'Strict')],
  })
}
