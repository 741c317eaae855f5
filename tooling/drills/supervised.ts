import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { entryPath, type Env } from '../stage.ts'

/** Keeps a process running as a supervisor does: whatever ends it, it is started again. */
export function supervise(entry: string, env: Env, preload?: string) {
  let child: ChildProcess
  let wanted = true
  let starts = 0
  const start = () => {
    starts++
    const flags = preload ? ['--import', preload] : []
    child = spawn(process.execPath, [...flags, entryPath(entry)], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
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
