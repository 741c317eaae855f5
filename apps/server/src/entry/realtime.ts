import { serveHealth } from '#kernel/http/health.ts'
import { createMetrics, measureRealtime, serveMetrics } from '#kernel/ops/metrics.ts'
import { exitOnUncaughtError, shutDownGracefully } from '#kernel/ops/process.ts'
import { configOrExit } from './config.ts'
import { assembleOrExit } from './parts.ts'
import { assembleRealtime } from './realtime-parts.ts'
import { startTracing } from './tracing.ts'

/** Clients are closed over this time: they connect to other processes, a few at a time. */
const DRAIN_MS = 5000

const config = configOrExit()
const tracing = await startTracing(config.OTEL_EXPORTER_OTLP_ENDPOINT, 'ironsouq-realtime')
const parts = await assembleOrExit('realtime', config)
const { log, pool } = parts
exitOnUncaughtError(log)
const metrics = createMetrics(pool)
const { figures, follow } = measureRealtime(metrics)
const realtime = await assembleRealtime(parts, { figures })
const { app, hub, redis } = realtime
follow(hub.sizes)
const health = serveHealth(app, {
  needed: { database: () => pool.query('select 1') },
  optional: { redis: () => redis.ping() },
})
const metricsServer = await serveMetrics(metrics, {
  host: config.METRICS_HOST,
  port: config.METRICS_PORT,
  log,
})
// Several copies may share the port: the kernel spreads the connections over them.
await app.listen({ host: config.HOST, port: config.PORT, reusePort: true } as never)
log.info({ port: config.PORT }, 'realtime is served')

shutDownGracefully(log, async () => {
  health.drain()
  await new Promise((resolve) => setTimeout(resolve, config.STOP_GRACE_MS))
  await hub.drain(DRAIN_MS)
  await realtime.close()
  await metricsServer.close()
  await parts.close()
  await tracing.shutdown()
})
