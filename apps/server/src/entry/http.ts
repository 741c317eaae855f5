import { limitedNetwork } from '#kernel/http/address.ts'
import { serveHealth } from '#kernel/http/health.ts'
import { countLookups, createMetrics, measureHttp, serveMetrics } from '#kernel/ops/metrics.ts'
import { exitOnUncaughtError, shutDownGracefully } from '#kernel/ops/process.ts'
import { serveApiDocument } from './api-document.ts'
import { configOrExit } from './config.ts'
import { followTexts } from './follow-texts.ts'
import { assembleHttp } from './http-parts.ts'
import { serveMails } from './mails/mails.ts'
import { assembleOrExit } from './parts.ts'
import { startTracing } from './tracing.ts'

const config = configOrExit()
const tracing = await startTracing(config.OTEL_EXPORTER_OTLP_ENDPOINT, 'ironsouq-http')
const parts = await assembleOrExit('http', config)
const { log, pool, search, storage } = parts
exitOnUncaughtError(log)
parts.countingRedis.connect().catch(() => {}) // the watcher logs it, and the client tries again
const metrics = createMetrics(pool)
const http = await assembleHttp(parts, { countLookup: countLookups(metrics) })
const { app, redis } = http
measureHttp(metrics, app)
const health = serveHealth(app, {
  needed: { database: () => pool.query('select 1') },
  optional: {
    search: () => search.ping(),
    redis: () => redis.ping(),
    storage: () => storage.ping(),
  },
})
if (config.API_DOCS) {
  const limited = {
    onRequest: ({ ip }: { ip: string }) => http.limits.local(limitedNetwork(ip)),
  }
  serveApiDocument(app, limited)
  serveMails(app, limited)
}

const texts = await followTexts(parts.ctx)
const metricsServer = await serveMetrics(metrics, {
  host: config.METRICS_HOST,
  port: config.METRICS_PORT,
  log,
})
// Several copies may share the port: the kernel spreads the connections over them.
await app.listen({ host: config.HOST, port: config.PORT, reusePort: true } as never)
log.info({ port: config.PORT }, 'the API is served')

shutDownGracefully(log, async () => {
  health.drain()
  await new Promise((resolve) => setTimeout(resolve, config.STOP_GRACE_MS))
  await http.close()
  texts.stop()
  await metricsServer.close()
  await parts.close()
  await tracing.shutdown()
})
