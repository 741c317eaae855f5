import type { Log } from './log.ts'

const STOP_WITHIN_MS = 25_000

/**
 * What nobody caught is logged and ends the process, because its state is unknown; whoever keeps
 * it running starts it again. Called first, so that a failed start says why in one line too.
 */
export function failLoudly(log: Log): void {
  const end = (err: unknown) => {
    log.fatal({ err }, 'the process cannot go on')
    process.exit(1)
  }
  process.on('uncaughtException', end)
  process.on('unhandledRejection', end)
}

/** On a signal runs `stop` once; a second signal, or too long a stop, ends the process at once. */
export function stopWell(log: Log, stop: () => Promise<void>): void {
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
