import { indexDevice } from '#features/machines/device-search/device-search.on-device-changed.ts'
import { measureDisputes } from '#features/money/dispute/dispute.metrics.ts'
import { measurePayments } from '#features/money/payment/payment.metrics.ts'
import { measureReconciliation } from '#features/money/reconciliation/reconciliation.metrics.ts'
import { measureAudit } from '#features/platform/audit/audit.metrics.ts'
import { measureArchive } from '#kernel/ops/archive-metrics.ts'
import { createMetrics, measureQueue, measureWait, serveMetrics } from '#kernel/ops/metrics.ts'
import { exitOnUncaughtError, shutDownGracefully } from '#kernel/ops/process.ts'
import { startDeadlines } from '#kernel/work/deadline-loop.ts'
import { measureDeadlines } from '#kernel/work/deadline-metrics.ts'
import { startQueue } from '#kernel/work/queue.ts'
import { poolsOf, WORKER_POOLS } from '#kernel/work/worker-pools.ts'
import { configOrExit } from './config.ts'
import { followTexts } from './follow-texts.ts'
import { assembleOrExit } from './parts.ts'
import { startTracing } from './tracing.ts'

const config = configOrExit()
const tracing = await startTracing(config.OTEL_EXPORTER_OTLP_ENDPOINT, 'ironsouq-worker')
const { registry, log, pool, ctx, close } = await assembleOrExit('worker', config)
exitOnUncaughtError(log)
const metrics = createMetrics(pool)
measureQueue(metrics, pool, { pools: WORKER_POOLS, poolOf: poolsOf(registry) })
measureWait(metrics, pool, {
  name: 'ironsouq_index_lag_seconds',
  help: 'Age of the oldest change that is not yet in the index',
  task: indexDevice.name,
})
measureDeadlines(metrics, ctx, registry.deadlines)
measureAudit(metrics, pool)
measureArchive(metrics, pool)
measureReconciliation(metrics, pool, ctx.payments)
measurePayments(metrics, pool)
measureDisputes(metrics, pool)

const texts = await followTexts(ctx)
const queue = await startQueue({
  ctx,
  pool,
  registry,
  concurrency: config.WORKER_CONCURRENCY,
  metrics,
})
const deadlines = startDeadlines({
  ctx,
  url: config.DATABASE_URL,
  deadlines: registry.deadlines,
  metrics,
})
const metricsServer = await serveMetrics(metrics, {
  host: config.METRICS_HOST,
  port: config.METRICS_PORT,
  log,
})
log.info('the worker runs')

shutDownGracefully(log, async () => {
  await Promise.all([queue.stop(), deadlines.stop()])
  texts.stop()
  await metricsServer.close()
  await close()
  await tracing.shutdown()
})
await queue.running
