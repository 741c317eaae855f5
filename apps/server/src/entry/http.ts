import { actorOfToken } from '#features/identity/identity.queries.ts'
import { registry } from '#features/registry.ts'
import { serveHealth } from '#kernel/health.ts'
import { createHttp } from '#kernel/http.ts'
import { createLimits } from '#kernel/limits.ts'
import { createMetrics, measureHttp, serveMetrics } from '#kernel/metrics.ts'
import { failLoudly, stopWell } from '#kernel/process.ts'
import { configOrExit } from './config.ts'
import { serveDocs } from './docs.ts'
import { assemble, connectRedis } from './parts.ts'
import { startTracing } from './tracing.ts'

const config = configOrExit()
const tracing = await startTracing(config.OTEL_EXPORTER_OTLP_ENDPOINT, 'ironsouq-http')
const { log, pool, ctx, search, storage, close } = assemble('http', config)
failLoudly(log)
const redis = connectRedis(config, log)
const metrics = createMetrics(pool)

const app = await createHttp({
  ctx,
  registry,
  identify: actorOfToken,
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
if (config.API_DOCS) serveDocs(app)

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
  redis.disconnect()
  await close()
  await tracing.shutdown()
})
