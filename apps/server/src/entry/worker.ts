import { registry } from '#features/registry.ts'
import { createMetrics, measureQueue, serveMetrics } from '#kernel/metrics.ts'
import { failLoudly, stopWell } from '#kernel/process.ts'
import { startQueue } from '#kernel/queue.ts'
import { configOrExit } from './config.ts'
import { assemble } from './parts.ts'
import { startTracing } from './tracing.ts'

const config = configOrExit()
const tracing = await startTracing(config.OTEL_EXPORTER_OTLP_ENDPOINT, 'ironsouq-worker')
const { log, pool, ctx, close } = assemble('worker', config)
failLoudly(log)
const metrics = createMetrics(pool)
measureQueue(metrics, pool)

const queue = await startQueue({
  ctx,
  pool,
  registry,
  concurrency: config.WORKER_CONCURRENCY,
  metrics,
})
const metricsServer = await serveMetrics(metrics, {
  host: config.METRICS_HOST,
  port: config.METRICS_PORT,
  log,
})
log.info('the worker runs')

stopWell(log, async () => {
  await queue.stop()
  await metricsServer.close()
  await close()
  await tracing.shutdown()
})
await queue.running
