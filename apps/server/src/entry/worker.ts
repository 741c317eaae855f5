import { indexDevice } from '#features/device/device.on-changed.ts'
import { registry } from '#features/registry.ts'
import { createMetrics, measureQueue, measureWait, serveMetrics } from '#kernel/metrics.ts'
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
measureWait(metrics, pool, {
  name: 'ironsouq_index_lag_seconds',
  help: 'How long ago the oldest change was made that the index has not been told',
  task: indexDevice.name,
})

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
