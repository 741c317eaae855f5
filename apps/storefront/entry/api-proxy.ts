import type { IncomingMessage } from 'node:http'
import { SENDS_TOKEN, TIMEOUT_MS } from '@ironsouq/contract/client'
import { BODY_BYTES_MAX } from '@ironsouq/contract/endpoint'
import { CODES, type Code, Envelope } from '@ironsouq/contract/envelope'
import {
  COUNTRY,
  DEVICE_KEY,
  GIVES_TOKEN,
  TOKEN_DUE,
} from '@ironsouq/contract/session/session.endpoints'
import { type LocaleCode, knownLocale } from '@ironsouq/i18n/locales'
import type { Key } from '@ironsouq/i18n/messages'
import { translator } from '@ironsouq/i18n/translate'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isTooLarge } from '../app/kit/request/body-limit.ts'
import {
  cookieIn,
  DEVICE_COOKIE,
  endedCookies,
  hiddenCookieIn,
  LANG_COOKIE,
  sessionCookies,
  TOKEN_COOKIE,
} from '../app/kit/request/cookies.ts'
import type { Settings } from '../app/kit/request/request-context.ts'
import { isCrossSite } from '../app/kit/request/same-site.ts'
import { limitedBody } from './limited-body.ts'
import { renewed } from './renewal.ts'
import { forwardedFor } from './web-request.ts'

const READS = new Set(['GET', 'HEAD'])
/** The only characters of API paths; encoded or dotted paths could bypass the checks. */
const PLAIN_PATH = /^(?:\/[\w-]+)+$/
/** Not for browsers: our own processes call the API directly. */
const NOT_HERE = /^\/(?:p\/(?:staff|service)|livez|readyz|docs|mails)(?:\/|$)/i
const FORWARDED = ['content-type', 'idempotency-key', 'user-agent'] as const

function localeOf({ headers }: FastifyRequest): LocaleCode {
  const locale = headers['locale'] ?? cookieIn(headers.cookie, LANG_COOKIE)
  return knownLocale(locale)
}

function refuse(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  status: number,
  key: Key,
  code: Code = CODES.business,
) {
  const msg = translator(localeOf(request))(key)
  return reply.status(status).send({ success: false, code, msg, data: null })
}

/** Does not wait for the rest of the body. */
function refuseBody(at: Parameters<typeof refuse>[0]) {
  void at.reply.header('connection', 'close')
  return refuse(at, 400, 'error.tooLarge')
}

const hasBody = ({ method, headers }: FastifyRequest) =>
  !READS.has(method) &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)

interface Forwarding {
  path: string
  country: string | undefined
  settings: Settings
}

function headersFor(request: FastifyRequest, { path, country, settings }: Forwarding): Headers {
  const headers = new Headers({
    locale: localeOf(request),
    'x-request-id': request.id,
    'x-forwarded-for': forwardedFor(request),
  })
  for (const name of FORWARDED) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  const { cookie } = request.headers
  const token = SENDS_TOKEN.test(path) && hiddenCookieIn(cookie, TOKEN_COOKIE, settings)
  if (token) headers.set('authorization', token)
  const deviceKey = hiddenCookieIn(cookie, DEVICE_COOKIE, settings)
  if (deviceKey) headers.set(DEVICE_KEY, deviceKey)
  if (country) headers.set(COUNTRY, country)
  return headers
}

const isFromElsewhere = ({ method, headers }: FastifyRequest, origin: string) =>
  !READS.has(method) &&
  isCrossSite({ fetchSite: headers['sec-fetch-site']?.toString(), origin: headers.origin }, origin)

/**
 * Staff endpoints are not reachable from here, and no script receives a response with a token in
 * it.
 */
const isClosed = (path: string) =>
  !PLAIN_PATH.test(path) || NOT_HERE.test(path) || GIVES_TOKEN.test(path)

function codeIn(body: string): string | undefined {
  try {
    return Envelope.parse(JSON.parse(body)).code
  } catch {
    return undefined
  }
}

/**
 * The API at the site's own origin, for browsers: it adds the token, which no script can read,
 * and forwards no cookies.
 */
export function serveApiProxy(
  app: FastifyInstance,
  settings: Settings,
  countryOf: (request: IncomingMessage) => string | undefined,
): void {
  const { apiUrl, publicUrl } = settings
  const { origin } = new URL(publicUrl)

  app.all('/api/*', async (request, reply) => {
    const at = { request, reply }
    void reply.header('cache-control', 'no-store')
    const [, path = '', query = ''] = /^\/api([^?]*)(\?.*)?$/.exec(request.url) ?? []
    if (isClosed(path)) return refuse(at, 404, 'error.notFound')
    if (isFromElsewhere(request, origin)) return refuse(at, 403, 'error.forbidden')
    const { method, raw } = request
    if (Number(request.headers['content-length'] ?? 0) > BODY_BYTES_MAX) return refuseBody(at)
    const headers = headersFor(request, { path, country: countryOf(raw), settings })
    try {
      const answer = await fetch(apiUrl + path + query, {
        method,
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(hasBody(request) && {
          body: limitedBody(raw, BODY_BYTES_MAX),
          duplex: 'half',
        }),
      } as RequestInit)
      const body = await answer.text()
      const code = codeIn(body)
      if (code === undefined && method !== 'HEAD') return await refuse(at, 404, 'error.notFound')
      if (code === CODES.notLoggedIn) void reply.header('set-cookie', endedCookies(settings))
      else if (answer.headers.has(TOKEN_DUE)) {
        const session = await renewed(apiUrl, headers, request.log)
        if (session) void reply.header('set-cookie', sessionCookies(session, settings))
      }
      const again = answer.headers.get('retry-after')
      if (again) void reply.header('retry-after', again)
      return await reply.status(answer.status).type('application/json; charset=utf-8').send(body)
    } catch (err) {
      if (isTooLarge(err)) return refuseBody(at)
      // A client that went away while it was sending is no failure of the API.
      const isGone = reply.raw.destroyed
      request.log[isGone ? 'info' : 'error'](
        { err, method, path },
        isGone ? 'the client went away' : 'the API did not answer',
      )
      return refuse(at, 503, 'error.unavailable', CODES.server)
    }
  })
}
