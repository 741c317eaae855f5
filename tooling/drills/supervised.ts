import { spawn, type ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Env } from '../stage.ts'

/** Keeps a process running as a supervisor does: whatever ends it, it is started again. */
export function supervise(args: readonly string[], env: Env, niceness = 0) {
  let child: ChildProcess
  let wanted = true
  let starts = 0
  const start = () => {
    starts++
    child = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (child.pid !== undefined) setPriority(child.pid, niceness)
    child.once('exit', () => setTimeout(() => wanted && start(), 50))
  }
  start()
  return {
    kill: () => void child.kill('SIGKILL'),
    starts: () => starts,
    async stop() {
      wanted = false
      child.kill('SIGKILL')
      while (child.exitCode === null && child.signalCode === null) await sleep(20)
    },
  }
}

export type Supervised = ReturnType<typeof supervise>

/** Waits until a server may be given requests. */
export async function untilReady(base: string): Promise<void> {
  const isReady = () =>
    fetch(`${base}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) await sleep(100)
}
