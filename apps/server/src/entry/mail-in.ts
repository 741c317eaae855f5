import { createSmtpListener } from '#adapters/mail-in/smtp-listener.ts'
import { takeReply, threadAt } from '#features/deals/reply-mail/reply-mail.service.ts'
import { countReplies, createMetrics, serveMetrics } from '#kernel/ops/metrics.ts'
import { exitOnUncaughtError, shutDownGracefully } from '#kernel/ops/process.ts'
import { MailRefused } from '#kernel/ports/incoming-mail.ts'
import { configOrExit } from './config.ts'
import { assemble } from './parts.ts'
import { startTracing } from './tracing.ts'

const config = configOrExit()
const { REPLY_DOMAIN: name } = config
if (name === undefined) {
  process.stderr.write('REPLY_DOMAIN is missing: without it no email has an address to reply to.\n')
  process.exit(2)
}
const tracing = await startTracing(config.OTEL_EXPORTER_OTLP_ENDPOINT, 'ironsouq-mail-in')
const { log, pool, ctx, close } = assemble('mail-in', config)
exitOnUncaughtError(log)
const metrics = createMetrics(pool)
const count = countReplies(metrics)

const listener = createSmtpListener({
  name,
  log,
  check: (address) => threadAt(ctx, address),
  async take(address, mail) {
    try {
      count(await takeReply(ctx, address, mail))
    } catch (err) {
      count(err instanceof MailRefused ? 'refused' : 'failed')
      throw err
    }
  },
})
const metricsServer = await serveMetrics(metrics, {
  host: config.METRICS_HOST,
  port: config.METRICS_PORT,
  log,
})
const port = await listener.listen(config.PORT, config.HOST)
log.info({ port }, 'answers by email are taken')

shutDownGracefully(log, async () => {
  await listener.close()
  await metricsServer.close()
  await close()
  await tracing.shutdown()
})
