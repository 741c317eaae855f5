import type { FastifyBaseLogger } from 'fastify'

const STOP_WITHIN_MS = 25_000

/**
 * Shuts down gracefully: a signal runs `stop` once; a second signal, or too long a stop, ends the
 * process at once. An uncaught error is logged and ends it too, because its state is unknown.
 */
export function shutDownGracefully(log: FastifyBaseLogger, stop: () => Promise<void>): void {
  let stopping = false
  const begin = (why: string, code: number) => {
    if (stopping) process.exit(1)
    stopping = true
    log.info({ why }, 'stopping')
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    stop().then(
      () => process.exit(code),
      (err: unknown) => {
        log.error({ err }, 'the stop failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', () => begin('SIGTERM', 0))
  process.on('SIGINT', () => begin('SIGINT', 0))
  for (const fault of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(fault, (err: unknown) => {
      log.fatal({ err }, 'uncaught error')
      begin(fault, 1)
    })
}
