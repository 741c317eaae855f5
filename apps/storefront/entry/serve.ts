import { parseArgs } from 'node:util'
import { visitorAddress, visitorCountry } from '@ironsouq/front-server/address'
import { createApp } from '@ironsouq/front-server/app'
import { configOrExit } from '@ironsouq/front-server/environment'
import { shutDownGracefully } from '@ironsouq/front-server/graceful-shutdown'
import { serveHealth } from '@ironsouq/front-server/health'
import { createMetrics, serveMetrics } from '@ironsouq/front-server/metrics'
import { serveRealtimeProxy } from '@ironsouq/front-server/realtime-proxy'
import { transportHeaders } from '@ironsouq/front-server/response-headers'
import { followOverrides } from '@ironsouq/front-server/text-overrides'
import { serveApiProxy } from './api-proxy.ts'
import { readBuild, serveBuilds } from './builds.ts'
import { type Front, cachedFirst } from './cached-first.ts'
import { readConfig } from './config.ts'
import { servePages } from './pages.ts'
import { connectRedis } from './redis.ts'
import { builtSite, sourceSite } from './site.ts'

const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } })
const {
  host,
  port,
  metricsHost,
  metricsPort,
  realtimeUrl,
  redisUrl,
  redisPrefix,
  serviceKey,
  trustProxy,
  ...settings
} = configOrExit(() => readConfig(process.env))

const addressOf = visitorAddress(trustProxy)
const countryOf = visitorCountry(trustProxy)
const front: Front = { site: undefined }
const metrics = createMetrics()
const transport = transportHeaders(settings.publicUrl)
const app = createApp({
  headers: transport,
  serverFactory: cachedFirst(front, { addressOf, headers: transport, served: metrics.served }),
})

const health = serveHealth(app, settings.apiUrl)
// For what the proxy of the API says; the site is a bundle with texts of its own.
const texts = followOverrides({ apiUrl: settings.apiUrl, serviceKey })
const redis = redisUrl ? connectRedis(redisUrl, redisPrefix, app.log) : undefined
const build = readBuild(values.dev)
const release = `${build.id}-${build.timestamp}`
const parts = { settings, release, log: app.log, store: redis?.store, serviceKey }
const site = await (values.dev ? sourceSite(app, parts) : builtSite(app, parts))
serveBuilds(app, build)
serveApiProxy(app, settings, countryOf)
serveRealtimeProxy(app, realtimeUrl)
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
  texts.stop()
  front.site = undefined
  await app.close()
  await site.stop()
  redis?.close()
  metricsServer.close()
})
