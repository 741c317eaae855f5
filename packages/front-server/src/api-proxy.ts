import type { IncomingMessage } from 'node:http'
import { TIMEOUT_MS } from '@ironsouq/contract/client'
import { BODY_BYTES_MAX } from '@ironsouq/contract/endpoint'
import { CODES, type Code, Envelope } from '@ironsouq/contract/envelope'
import { COUNTRY, TOKEN_DUE } from '@ironsouq/contract/identity/session/session.endpoints'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { Key } from '@ironsouq/i18n/messages'
import { translator } from '@ironsouq/i18n/translate'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isTooLarge } from './body-limit.ts'
import { forwardedFor } from './forwarded-for.ts'
import { limitedBody } from './limited-body.ts'
import { renewed } from './renewal.ts'
import { isCrossSite } from './same-site.ts'

const READS = new Set(['GET', 'HEAD'])
/** The only characters of API paths; encoded or dotted paths could bypass the checks. */
const PLAIN_PATH = /^(?:\/[\w-]+)+$/
const FORWARDED = ['content-type', 'idempotency-key', 'user-agent'] as const

interface Token {
  token: string
  seconds: number
}

/** What a front end lets its browsers call, and where it keeps their token. */
export interface ProxyRules {
  apiUrl: string
  publicUrl: string
  /** Paths that are not for the browsers of this site. */
  isClosed: (path: string) => boolean
  /** The headers that the cookies of a request become; the token only for paths that need one. */
  headersFrom: (cookie: string | undefined, path: string) => Record<string, string>
  localeOf: (headers: IncomingMessage['headers']) => LocaleCode
  countryOf: (request: IncomingMessage) => string | undefined
  /** The token of an accepted response, which becomes a cookie, and the response without it. */
  takeToken?: (path: string, data: unknown) => { session: Token; data: unknown } | undefined
  /** A call after which the session is over. */
  endsSession?: (path: string) => boolean
  sessionCookies: (session: Token) => string[]
  endedCookies: () => string[]
  /** The most bytes of a body, where it is not the usual number; the API refuses what is too large for a call. */
  bodyBytes?: number
}

interface At {
  request: FastifyRequest
  reply: FastifyReply
  rules: ProxyRules
}

function refuse(
  { request, reply, rules }: At,
  status: number,
  key: Key,
  code: Code = CODES.business,
) {
  const msg = translator(rules.localeOf(request.headers))(key)
  return reply.status(status).send({ success: false, code, msg, data: null })
}

/** Does not wait for the rest of the body. */
function refuseBody(at: At) {
  void at.reply.header('connection', 'close')
  return refuse(at, 400, 'error.tooLarge')
}

const hasBody = ({ method, headers }: FastifyRequest) =>
  !READS.has(method) &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)

function headersFor({ request, rules }: At, path: string): Headers {
  const headers = new Headers({
    locale: rules.localeOf(request.headers),
    'x-request-id': request.id,
    'x-forwarded-for': forwardedFor(request),
    ...rules.headersFrom(request.headers.cookie, path),
  })
  for (const name of FORWARDED) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  const country = rules.countryOf(request.raw)
  if (country) headers.set(COUNTRY, country)
  return headers
}

const isFromElsewhere = ({ method, headers }: FastifyRequest, origin: string) =>
  !READS.has(method) &&
  isCrossSite({ fetchSite: headers['sec-fetch-site']?.toString(), origin: headers.origin }, origin)

function envelopeIn(body: string) {
  try {
    return Envelope.parse(JSON.parse(body))
  } catch {
    return undefined
  }
}

interface Answered {
  path: string
  asked: Headers
  answer: Response
}

/** Keeps the cookies of the session as the response says, and returns what the script may read. */
async function settle(
  { request, reply, rules }: At,
  { path, asked, answer }: Answered,
  body: string,
) {
  const envelope = envelopeIn(body)
  if (!envelope) return undefined
  if (envelope.code === CODES.notLoggedIn || (answer.ok && rules.endsSession?.(path)))
    void reply.header('set-cookie', rules.endedCookies())
  else if (answer.headers.has(TOKEN_DUE)) {
    const session = await renewed(rules.apiUrl, asked, request.log)
    if (session) void reply.header('set-cookie', rules.sessionCookies(session))
  }
  const taken = answer.ok ? rules.takeToken?.(path, envelope.data) : undefined
  if (!taken) return body
  void reply.header('set-cookie', rules.sessionCookies(taken.session))
  return JSON.stringify({ ...envelope, data: taken.data })
}

/**
 * The API at the site's own origin, for browsers: it adds the token, which no script can read,
 * and forwards no cookies.
 */
export function serveApiProxy(app: FastifyInstance, rules: ProxyRules): void {
  const { origin } = new URL(rules.publicUrl)
  const { bodyBytes = BODY_BYTES_MAX } = rules

  app.all('/api/*', async (request, reply) => {
    const at = { request, reply, rules }
    void reply.header('cache-control', 'no-store')
    const [, path = '', query = ''] = /^\/api([^?]*)(\?.*)?$/.exec(request.url) ?? []
    if (!PLAIN_PATH.test(path) || rules.isClosed(path)) return refuse(at, 404, 'error.notFound')
    if (isFromElsewhere(request, origin)) return refuse(at, 403, 'error.forbidden')
    const { method, raw } = request
    if (Number(request.headers['content-length'] ?? 0) > bodyBytes) return refuseBody(at)
    const asked = headersFor(at, path)
    try {
      const answer = await fetch(rules.apiUrl + path + query, {
        method,
        headers: asked,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(hasBody(request) && { body: limitedBody(raw, bodyBytes), duplex: 'half' }),
      } as RequestInit)
      const body = await settle(at, { path, asked, answer }, await answer.text())
      if (body === undefined && method !== 'HEAD') return await refuse(at, 404, 'error.notFound')
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
