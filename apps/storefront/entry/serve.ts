import { parseArgs } from 'node:util'
import Fastify, { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { ConfigError, readConfig, type StorefrontConfig } from './config.ts'
import { serveHealth } from './health.ts'
import { builtSite, sourceSite } from './site.ts'
import { stopWell } from './stop-well.ts'
import { forwardedFor, webRequest } from './web-request.ts'

/** On every answer. What pages may load is for the pages to say. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': "frame-ancestors 'none'",
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

const REQUEST_ID = /^[\w-]{8,64}$/

function configOrExit(): StorefrontConfig {
  try {
    return readConfig(process.env)
  } catch (err) {
    if (!(err instanceof ConfigError)) throw err
    process.stderr.write(`${err.message}\nThe names and their meaning are in .env.example.\n`)
    process.exit(2)
  }
}

function unreadable(_err: unknown, _request: FastifyRequest, reply: FastifyReply): void {
  void reply.status(400).send()
}

const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } })
const { host, port, ...settings } = configOrExit()

const app = Fastify({
  logger: true,
  logController: new LogController({ disableRequestLogging: true }),
  forceCloseConnections: 'idle',
  genReqId: ({ headers }) => {
    const given = headers['x-request-id']
    return typeof given === 'string' && REQUEST_ID.test(given) ? given : crypto.randomUUID()
  },
  frameworkErrors: unreadable,
})
app.addHook('onRequest', (request, reply, done) => {
  reply.headers({ ...HEADERS, 'x-request-id': request.id })
  done()
})
app.addHook('onResponse', (request, reply, done) => {
  const { method, url } = request
  const { statusCode: status, elapsedTime } = reply
  if (status >= 500)
    request.log.warn({ method, url, status, ms: Math.round(elapsedTime) }, 'a visitor was failed')
  done()
})
// The pages have their own error screen; what fails outside of them says nothing to strangers.
app.setErrorHandler((err, request, reply) => {
  request.log.error({ err }, 'a request failed')
  return reply.status(500).send()
})
// A form's body is the site's to read.
app.removeAllContentTypeParsers()
app.addContentTypeParser('*', (_request, _payload, done) => done(null))

const health = serveHealth(app, settings.apiUrl)
const answer = await (values.dev ? sourceSite(app) : builtSite(app))
app.all('/*', async (request, reply) => {
  const asked = webRequest(request, reply, settings.publicUrl)
  if (!asked) return reply.status(400).send()
  const surroundings = {
    settings,
    requestId: request.id,
    forwardedFor: forwardedFor(request),
    log: request.log,
  }
  return reply.send(await answer(asked, surroundings))
})

// Several copies may share the port: the kernel spreads the connections over them.
await app.listen({ host, port, reusePort: true } as never)

stopWell(app.log, async () => {
  health.drain()
  await app.close()
})
