import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Settings } from './engine.ts'
import { postgres } from './postgres.ts'
import { runningProcess, startProcessAgain, stopProcess, waitUntilAnswers } from './process.ts'

const PATIENCE_MS = 60_000

/**
 * Restarts our PostgreSQL alone, on its data and port, and returns when it answers again.
 * `immediate` kills the postmaster outright, as a crash would; `fast` cuts the sessions and flushes.
 * The environment is that of `startEngines`, or `process.env` of a process started with it.
 */
export async function restartPostgres(
  { env }: { env: NodeJS.ProcessEnv },
  how: 'immediate' | 'fast',
): Promise<void> {
  const dir = join(env['ENGINES_DIR'] ?? '', postgres.name)
  if (!env['ENGINES_DIR'] || !runningProcess(dir)) {
    throw new Error('this PostgreSQL was not started here, so it cannot be restarted here')
  }
  const settings: Settings = { DATABASE_URL: env['DATABASE_URL'] ?? '' }
  await stopProcess(dir, how === 'fast' ? 'SIGINT' : 'SIGKILL')
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      startProcessAgain(dir)
      await waitUntilAnswers(dir, () => postgres.answers(settings), PATIENCE_MS)
      return
    } catch (error) {
      // Sessions of the killed server keep its memory until they notice; no server starts before.
      if (runningProcess(dir) || Date.now() > deadline) throw error
      await sleep(200)
    }
  }
}
