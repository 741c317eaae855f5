type Cleanup = () => unknown

const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

const cleanups = new Set<Cleanup>()
let isListening = false
let stopping: Promise<void> | undefined

/**
 * What must be put away when we are told to stop; returns the way to take it back. The newest is
 * put away first, and the process ends when all is done.
 */
export function onShutdown(cleanup: Cleanup): () => void {
  if (!isListening) listen()
  cleanups.add(cleanup)
  return () => {
    cleanups.delete(cleanup)
  }
}

/** Puts everything away, once. From then on nothing new may be started. */
export function putAway(): Promise<void> {
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
    // Ctrl-C comes twice: from the terminal, and forwarded by whoever started us.
    process.on(signal, () => void putAway().then(() => process.exit(code)))
  }
}

async function runCleanups(): Promise<void> {
  await Promise.resolve() // so that whoever is told "stopping" finds it said
  for (const cleanup of [...cleanups].toReversed()) {
    try {
      await cleanup()
    } catch (error) {
      console.error(error)
    }
  }
}
