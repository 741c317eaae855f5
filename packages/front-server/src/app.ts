import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerFactory,
  LogController,
} from 'fastify'
import { HEADERS, requestIdOf } from './response-headers.ts'

/** TRACE would repeat the request; a page has no use for other methods. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** A request has arrived whole within this time, or its connection is closed; Fastify would wait for ever. */
const REQUEST_MS = 60_000
/** Longer than the silence between two heartbeats of the realtime process. */
const SILENCE_MS = 75_000

function unreadable(_err: unknown, _request: FastifyRequest, reply: FastifyReply): void {
  void reply.status(400).send()
}

interface Options {
  /** For every response, besides the security headers. */
  headers: Record<string, string>
  serverFactory?: FastifyServerFactory
}

/** The HTTP server of a front end: ids, security headers and methods; bodies are left unread. */
export function createApp({ headers, serverFactory }: Options): FastifyInstance {
  const app = Fastify({
    logger: true,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    requestTimeout: REQUEST_MS,
    connectionTimeout: SILENCE_MS,
    genReqId: (request) => requestIdOf(request.headers),
    frameworkErrors: unreadable,
    ...(serverFactory && { serverFactory }),
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ ...HEADERS, ...headers, 'x-request-id': request.id })
    if (METHODS.has(request.method)) done()
    else
      void reply
        .status(405)
        .header('allow', [...METHODS].join(', '))
        .send()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url } = request
    const [path] = url.split('?', 1) // the query may hold what a person typed
    const { statusCode: status, elapsedTime } = reply
    if (status >= 500)
      request.log.warn(
        { method, path, status, ms: Math.round(elapsedTime) },
        'responded with a server error',
      )
    done()
  })
  // Pages have their own error screen; other errors reveal no details.
  app.setErrorHandler((err, request, reply) => {
    // A client that went away while it was sending is no failure of the site.
    if (!reply.raw.destroyed) request.log.error({ err }, 'a request failed')
    return reply.status(500).send()
  })
  // Bodies are read by what serves the request.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  return app
}
