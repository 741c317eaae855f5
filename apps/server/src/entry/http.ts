import { SESSION_ENDED } from '#features/identity/session.ended.ts'
import { createSessionShelf } from '#features/identity/session.shelf.ts'
import { registry } from '#features/registry.ts'
import { serveHealth } from '#kernel/health.ts'
import { createHttp } from '#kernel/http.ts'
import { createLimits } from '#kernel/limits.ts'
import { listenTo } from '#kernel/listening.ts'
import { countLookups, createMetrics, measureHttp, serveMetrics } from '#kernel/metrics.ts'
import { failLoudly, stopWell } from '#kernel/process.ts'
import { configOrExit } from './config.ts'
import { serveDocs } from './docs.ts'
import { serveMails } from './mails.ts'
import { assemble, connectRedis } from './parts.ts'
import { startTracing } from './tracing.ts'

const config = configOrExit()
const tracing = await startTracing(config.OTEL_EXPORTER_OTLP_ENDPOINT, 'ironsouq-http')
const { log, pool, ctx, search, storage, countingRedis, close } = assemble('http', config)
failLoudly(log)
const redis = connectRedis(config, log)
countingRedis.connect().catch(() => {}) // said by whoever watches it, and tried again
const metrics = createMetrics(pool)
const sessions = createSessionShelf({
  listen: (hear) => listenTo({ url: config.DATABASE_URL, channel: SESSION_ENDED, log, hear }),
  count: countLookups(metrics),
})

const app = await createHttp({
  ctx,
  registry,
  identify: sessions.identify,
  serviceKey: config.SERVICE_KEY,
  limits: createLimits(redis, config.REDIS_PREFIX, {
    max: config.RATE_LIMIT_PER_MINUTE,
    seconds: 60,
  }),
  // Ten times what can be under way; whoever came later would wait longer than a client does.
  isOverloaded: () => pool.waitingCount > 10 * config.DATABASE_POOL_MAX,
  trustProxy: config.TRUST_PROXY || false,
})
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
  serveDocs(app)
  serveMails(app)
}

const metricsServer = await serveMetrics(metrics, {
  host: config.METRICS_HOST,
  port: config.METRICS_PORT,
  log,
})
// Several copies may share the port: the kernel spreads the connections over them.
await app.listen({ host: config.HOST, port: config.PORT, reusePort: true } as never)
log.info({ port: config.PORT }, 'the API is served')

stopWell(log, async () => {
  health.drain()
  await new Promise((resolve) => setTimeout(resolve, config.STOP_GRACE_MS))
  await app.close()
  await metricsServer.close()
  await sessions.close()
  redis.disconnect()
  await close()
  await tracing.shutdown()
})
