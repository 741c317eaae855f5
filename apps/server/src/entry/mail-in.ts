import { extname } from 'node:path'
import { createMailReader } from '#adapters/mail-in/mail-reader.ts'
import { createSmtpListener } from '#adapters/mail-in/smtp-listener.ts'
import {
  isUnreadable,
  refuseByHeader,
  rememberUnreadable,
  takeReply,
  threadAt,
} from '#features/deals/reply-mail/reply-mail.service.ts'
import { countReplies, createMetrics, serveMetrics } from '#kernel/ops/metrics.ts'
import { exitOnUncaughtError, shutDownGracefully } from '#kernel/ops/process.ts'
import { MailRefused } from '#kernel/ports/incoming-mail.ts'
import { configOrExit } from './config.ts'
import { assembleOrExit } from './parts.ts'
import { startTracing } from './tracing.ts'

/** The program that parses is next to this file, as source or bundled. */
const PARSER = new URL(`./mail-parser${extname(import.meta.url)}`, import.meta.url)

const config = configOrExit()
const { REPLY_DOMAIN: name } = config
if (name === undefined) {
  process.stderr.write('REPLY_DOMAIN is missing: without it no email has an address to reply to.\n')
  process.exit(2)
}
const tracing = await startTracing(config.OTEL_EXPORTER_OTLP_ENDPOINT, 'ironsouq-mail-in')
const { log, pool, ctx, countingRedis, close } = await assembleOrExit('mail-in', config)
exitOnUncaughtError(log)
const metrics = createMetrics(pool)
const count = countReplies(metrics)

/** Counts an email that is not stored, and why. */
const counted = <T>(work: Promise<T>): Promise<T> =>
  work.catch((err: unknown) => {
    count(err instanceof MailRefused ? 'refused' : 'failed')
    throw err
  })
const readMail = createMailReader(PARSER)

const listener = createSmtpListener({
  name,
  log,
  check: (address) => threadAt(ctx, address),
  accept: (address, headers) => counted(refuseByHeader(ctx, address, headers)),
  read: (mail) => counted(readMail(mail)),
  unreadable: {
    has: (hash) => isUnreadable(ctx, hash),
    add: (hash) => rememberUnreadable(ctx, hash),
  },
  take: async (address, mail) => count(await counted(takeReply(ctx, address, mail))),
})
const metricsServer = await serveMetrics(metrics, {
  host: config.METRICS_HOST,
  port: config.METRICS_PORT,
  log,
})
// Without Redis it counts in the database: it does not wait for it.
void countingRedis.connect().catch(() => {})
const port = await listener.listen(config.PORT, config.HOST)
log.info({ port }, 'answers by email are taken')

shutDownGracefully(log, async () => {
  await listener.close()
  await metricsServer.close()
  await close()
  await tracing.shutdown()
})
