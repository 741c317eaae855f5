import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Settings } from '../engine.ts'
import { runningProcess, restartProcess, stopProcess, waitUntilReady } from '../process/process.ts'
import { postgres } from './postgres.ts'

const TIMEOUT_MS = 60_000

/**
 * Restarts PostgreSQL on its data and port and waits until it answers. `immediate` kills the
 * postmaster like a crash; `fast` closes the sessions and flushes. `env` comes from `startEngines`,
 * or is `process.env` of a process that was started with it.
 */
export async function restartPostgres(
  { env }: { env: NodeJS.ProcessEnv },
  how: 'immediate' | 'fast',
): Promise<void> {
  const dir = join(env['ENGINES_DIR'] ?? '', postgres.name)
  if (!env['ENGINES_DIR'] || !runningProcess(dir)) {
    throw new Error('this PostgreSQL is external and cannot be restarted')
  }
  const settings: Settings = { DATABASE_URL: env['DATABASE_URL'] ?? '' }
  await stopProcess(dir, how === 'fast' ? 'SIGINT' : 'SIGKILL')
  const deadline = Date.now() + TIMEOUT_MS
  for (;;) {
    try {
      restartProcess(dir)
      await waitUntilReady(dir, () => postgres.ping(settings), TIMEOUT_MS)
      return
    } catch (error) {
      // Backends of the killed server hold its shared memory until they exit; no server starts before.
      if (runningProcess(dir) || Date.now() > deadline) throw error
      await sleep(200)
    }
  }
}
