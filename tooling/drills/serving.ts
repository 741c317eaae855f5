import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Env } from '../environment.ts'

const READY_TIMEOUT_MS = 90_000

/** A process that is not restarted: it stops as in a deployment, by SIGTERM. */
export function startServing(script: string, env: Env) {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  return {
    async ready(url: string): Promise<void> {
      const deadline = performance.now() + READY_TIMEOUT_MS
      const isReady = () =>
        fetch(url).then(
          ({ ok }) => ok,
          () => false,
        )
      while (!(await isReady())) {
        if (hasEnded() || performance.now() > deadline) throw new Error(`${script} is not ready`)
        await sleep(100)
      }
    },
    async stop(): Promise<void> {
      if (hasEnded()) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
