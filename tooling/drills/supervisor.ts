import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { getPriority, setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Env } from '../environment.ts'

/** Restarts the process whenever it exits, as a process supervisor does. */
export function supervise(args: readonly string[], env: Env, niceness = 0) {
  let child: ChildProcess
  let isWanted = true
  let starts = 0
  const start = () => {
    starts++
    child = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    // Only root may lower the niceness that a process inherits.
    if (child.pid !== undefined && niceness > getPriority()) setPriority(child.pid, niceness)
    child.once('exit', () => setTimeout(() => isWanted && start(), 50))
  }
  start()
  return {
    kill: () => void child.kill('SIGKILL'),
    starts: () => starts,
    async stop() {
      isWanted = false
      child.kill('SIGKILL')
      while (child.exitCode === null && child.signalCode === null) await sleep(20)
    },
  }
}

export type SupervisedProcess = ReturnType<typeof supervise>

/** A process that is not restarted: it stops as in a deployment, by SIGTERM. */
export function startServing(script: string, env: Env) {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return {
    async stop(): Promise<void> {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

const READY_TIMEOUT_MS = 60_000

/** Waits until the readiness check of a server succeeds. */
export async function waitUntilReady(base: string, path = '/readyz'): Promise<void> {
  const deadline = performance.now() + READY_TIMEOUT_MS
  const isReady = () =>
    fetch(base + path).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (performance.now() > deadline) throw new Error(`${base} is not ready`)
    await sleep(50)
  }
}
