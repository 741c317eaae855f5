import type { Socket } from 'node:net'
import { BODY_BYTES_MAX } from '@ironsouq/contract/endpoint'
import { CODES } from '@ironsouq/contract/envelope'
import { DEFAULT_LOCALE, type LocaleCode, knownLocale } from '@ironsouq/i18n/locales'
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { $ZodType } from 'zod/v4/core'
import { encode } from 'zod/v4/core'
import type { Ctx } from '#kernel/ctx.ts'
import { Refusal } from '#kernel/errors.ts'
import type { Registry } from '#kernel/registry.ts'
import {
  errorResponseTo,
  serverErrorResponse,
  malformedResponse,
  notFoundResponse,
  type ErrorResponse,
} from './error-response.ts'
import type { RateLimits } from './rate-limits.ts'
import { serveOn, type Actor, type Identify } from './serve.ts'
import { validatorCompiler } from './validation.ts'
import { serveWebhooks } from './webhook.ts'

export interface HttpOptions {
  ctx: Omit<Ctx, 'requestId' | 'locale'>
  registry: Registry
  identify: Identify
  requireProof: (ctx: Ctx, actor: Actor) => Promise<void>
  serviceKey: string | undefined
  limits: RateLimits
  /** Whether more requests wait than can be answered in time: load is shed with 429. */
  isOverloaded: () => boolean
  /** Addresses of our own proxies in front, comma-separated: decides whose address a limit counts. */
  trustProxy: string | false
}

const localeOf = (request: FastifyRequest): LocaleCode => {
  const wanted = request.headers['locale']
  return knownLocale(wanted)
}

const send = (reply: FastifyReply, { status, body }: ErrorResponse) =>
  reply.status(status).type('application/json; charset=utf-8').send(JSON.stringify(body))

function sendError(err: unknown, request: FastifyRequest, reply: FastifyReply) {
  const locale = localeOf(request)
  const known = errorResponseTo(err, locale)
  if (!known) request.log.error({ err }, 'a request failed')
  if (err instanceof Refusal && err.status === 429)
    reply.header('retry-after', String(err.values['seconds']))
  return send(reply, known ?? serverErrorResponse(locale))
}

/** A request that cannot be parsed never reaches a route; it is answered in the envelope as well. */
function answerMalformed(_err: Error, socket: Socket) {
  if (!socket.writable) return
  const body = JSON.stringify(malformedResponse(DEFAULT_LOCALE).body)
  const head = [
    'HTTP/1.1 400 Bad Request',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

/** A form is read as the one string-to-string record it can be. */
const readForm = (_request: FastifyRequest, text: string, done: (e: null, b: object) => void) =>
  done(null, Object.fromEntries(new URLSearchParams(text)))

/** A response sent during shutdown closes its connection, which would otherwise delay the stop. */
function closeConnectionsOnShutdown(app: FastifyInstance) {
  let closing = false
  app.addHook('preClose', (done) => {
    closing = true
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close')
    done(null, payload)
  })
}

/** A response of the API is data: a browser that opens one runs nothing and shows it in no frame. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
}

const REQUEST_ID = /^[\w-]{8,64}$/

/** The API: every registered endpoint, and the envelope on whatever is answered. */
export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  const { ctx, registry, trustProxy } = options
  const app = Fastify({
    loggerInstance: ctx.log,
    // Reads are counted by the metrics; a line each would cost more than the answer.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id']
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : crypto.randomUUID()
    },
    frameworkErrors: (err, request, reply) => void sendError(err, request, reply),
    clientErrorHandler: answerMalformed,
    forceCloseConnections: 'idle',
    bodyLimit: BODY_BYTES_MAX,
    // A client that sends its request for longer is not waited for.
    requestTimeout: 60_000,
  })
  app.setValidatorCompiler(validatorCompiler as never)
  app.setSerializerCompiler<$ZodType>(
    ({ schema }) =>
      (answer) =>
        JSON.stringify(encode(schema, answer)),
  )
  app.setNotFoundHandler((request, reply) => send(reply, notFoundResponse(localeOf(request))))
  app.setErrorHandler(sendError)
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    readForm as never,
  )
  app.decorateRequest('ctx', null as never)
  app.decorateRequest('caller', null as never)
  app.addHook('onRequest', (request, reply, done) => {
    request.ctx = { ...ctx, log: request.log, requestId: request.id, locale: localeOf(request) }
    reply.headers({ ...HEADERS, 'x-request-id': request.id })
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      request.log.info({ req: request.raw, status: reply.statusCode }, 'command answered')
    done()
  })
  closeConnectionsOnShutdown(app)
  await app.register(async (scope) => {
    const serve = serveOn(scope, options)
    for (const routes of registry.routes) routes(serve)
  })
  await app.register(async (scope) => serveWebhooks(scope, registry.webhooks, options))
  return app
}

/** An answer of the process itself rather than of a feature. */
export const plain = (status: number, data: unknown): ErrorResponse => ({
  status,
  body: {
    success: status < 400,
    code: status < 400 ? CODES.ok : CODES.server,
    msg: '',
    data,
  },
})
