type Cleanup = () => unknown

const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

const cleanups = new Set<Cleanup>()
let isListening = false
let stopping: Promise<void> | undefined

/**
 * Registers a cleanup for SIGINT, SIGTERM and SIGHUP; returns a function that unregisters it. The
 * newest runs first, and the process exits when all have finished.
 */
export function onShutdown(cleanup: Cleanup): () => void {
  if (!isListening) listen()
  cleanups.add(cleanup)
  return () => {
    cleanups.delete(cleanup)
  }
}

/** Runs all cleanups, once. From then on `refuseWhenStopping` throws. */
export function shutDown(): Promise<void> {
  stopping ??= runCleanups()
  return stopping
}

export function isStopping(): boolean {
  return stopping !== undefined
}

export function refuseWhenStopping(): void {
  if (isStopping()) throw new Error('stopped')
}

function listen(): void {
  isListening = true
  for (const [signal, code] of Object.entries(EXIT_CODES)) {
    // Ctrl-C arrives twice: from the terminal, and forwarded by the parent process.
    process.on(signal, () => void shutDown().then(() => process.exit(code)))
  }
}

async function runCleanups(): Promise<void> {
  await Promise.resolve() // lets `stopping` be assigned before a cleanup calls isStopping()
  for (const cleanup of [...cleanups].toReversed()) {
    try {
      await cleanup()
    } catch (error) {
      console.error(error)
    }
  }
}
