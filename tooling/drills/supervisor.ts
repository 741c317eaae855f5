import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { getPriority, setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { onShutdown, shutDown } from '../../scripts/shutdown.ts'
import type { Env } from '../environment.ts'

async function fail(error: Error): Promise<void> {
  console.error(error)
  await shutDown()
  process.exit(1)
}

let isCatching = false

/** Ends the process with the drill, also if that throws or is interrupted; returns the cancellation. */
function endWithDrill(stop: () => Promise<void>): () => void {
  if (!isCatching) process.on('uncaughtException', (error) => void fail(error))
  isCatching = true
  return onShutdown(stop)
}

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
    // On top of what it inherits: only root may lower that.
    if (child.pid !== undefined && niceness > 0) setPriority(child.pid, getPriority() + niceness)
    child.once('exit', () => setTimeout(() => isWanted && start(), 50))
  }
  start()
  const stop = async () => {
    unregister()
    isWanted = false
    child.kill('SIGKILL')
    while (child.exitCode === null && child.signalCode === null) await sleep(20)
  }
  const unregister = endWithDrill(stop)
  return {
    pid: () => child.pid ?? 0,
    kill: () => void child.kill('SIGKILL'),
    starts: () => starts,
    stop,
  }
}

export type SupervisedProcess = ReturnType<typeof supervise>

/** A process that is not restarted: it stops as in a deployment, by SIGTERM. */
export function startServing(args: readonly string[], env: Env) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = async (): Promise<void> => {
    unregister()
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  const unregister = endWithDrill(stop)
  return { pid: () => child.pid ?? 0, stop }
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
