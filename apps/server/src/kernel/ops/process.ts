import type { Log } from './log.ts'

const STOP_WITHIN_MS = 25_000

/**
 * Logs an uncaught error and exits, because the process's state is unknown; the supervisor starts it
 * again. Called first, so that a failed start is one log line too.
 */
export function exitOnUncaughtError(log: Log): void {
  const end = (err: unknown) => {
    log.fatal({ err }, 'the process cannot continue')
    process.exit(1)
  }
  process.on('uncaughtException', end)
  process.on('unhandledRejection', end)
}

/** On a signal runs `stop` once; a second signal, or too long a stop, ends the process at once. */
export function shutDownGracefully(log: Log, stop: () => Promise<void>): void {
  let stopping = false
  const begin = (signal: string) => {
    if (stopping) process.exit(1)
    stopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => {
      log.error('the stop took too long')
      process.exit(1)
    }, STOP_WITHIN_MS).unref()
    stop().then(
      () => {
        log.info('stopped')
        process.exit(0)
      },
      (err: unknown) => {
        log.error({ err }, 'the stop failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', () => begin('SIGTERM'))
  process.on('SIGINT', () => begin('SIGINT'))
}
