import { parseArgs } from 'node:util'
import Fastify, { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { visitorAddress, visitorCountry } from './address.ts'
import { serveApiProxy } from './api-proxy.ts'
import { readBuild, serveBuilds } from './builds.ts'
import { type Front, cachedFirst } from './cached-first.ts'
import { ConfigError, readConfig, type StorefrontConfig } from './config.ts'
import { shutDownGracefully } from './graceful-shutdown.ts'
import { serveHealth } from './health.ts'
import { createMetrics, serveMetrics } from './metrics.ts'
import { servePages } from './pages.ts'
import { connectRedis } from './redis.ts'
import { HEADERS, requestIdOf, transportHeaders } from './response-headers.ts'
import { builtSite, sourceSite } from './site.ts'

function configOrExit(): StorefrontConfig {
  try {
    return readConfig(process.env)
  } catch (err) {
    if (!(err instanceof ConfigError)) throw err
    process.stderr.write(`${err.message}\nThe names and their meaning are in .env.example.\n`)
    process.exit(2)
  }
}

/** TRACE would repeat the request; a page has no use for other methods. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

function unreadable(_err: unknown, _request: FastifyRequest, reply: FastifyReply): void {
  void reply.status(400).send()
}

const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } })
const {
  host,
  port,
  metricsHost,
  metricsPort,
  redisUrl,
  redisPrefix,
  serviceKey,
  trustProxy,
  ...settings
} = configOrExit()

const addressOf = visitorAddress(trustProxy)
const countryOf = visitorCountry(trustProxy)
const front: Front = { site: undefined }
const metrics = createMetrics()
const transport = transportHeaders(settings.publicUrl)
const app = Fastify({
  logger: true,
  logController: new LogController({ disableRequestLogging: true }),
  forceCloseConnections: 'idle',
  genReqId: ({ headers }) => requestIdOf(headers),
  frameworkErrors: unreadable,
  serverFactory: cachedFirst(front, { addressOf, headers: transport, served: metrics.served }),
})
app.addHook('onRequest', (request, reply, done) => {
  reply.headers({ ...HEADERS, ...transport, 'x-request-id': request.id })
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
// The site reads the bodies of forms itself.
app.removeAllContentTypeParsers()
app.addContentTypeParser('*', (_request, _payload, done) => done(null))

const health = serveHealth(app, settings.apiUrl)
const redis = redisUrl ? connectRedis(redisUrl, redisPrefix, app.log) : undefined
const build = readBuild(values.dev)
const release = `${build.id}-${build.timestamp}`
const parts = { settings, release, log: app.log, store: redis?.store, serviceKey }
const site = await (values.dev ? sourceSite(app, parts) : builtSite(app, parts))
serveBuilds(app, build)
serveApiProxy(app, settings, countryOf)
servePages(app, { site, origin: settings.publicUrl, addressOf, countryOf, served: metrics.served })
front.site = site

// Several processes may share the port: the kernel balances the connections.
await app.listen({ host, port, reusePort: true } as never)
const metricsServer = await serveMetrics(metrics, {
  host: metricsHost,
  port: metricsPort,
  log: app.log,
})

shutDownGracefully(app.log, async () => {
  health.drain()
  front.site = undefined
  await app.close()
  await site.stop()
  redis?.close()
  metricsServer.close()
})
