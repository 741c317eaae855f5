import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { refuseWhenStopping } from '../shutdown.ts'
import { lastLines } from './command.ts'
import type { Launch } from './engine.ts'
import { isAlive, processId, type ProcessId } from './process-id.ts'

/** What `<engine folder>/process.json` holds: who runs, and how to run it again. */
interface ProcessRecord extends ProcessId {
  launch: Launch
}

const STOP_PATIENCE_MS = 20_000

export function logFile(dir: string): string {
  return join(dir, 'log')
}

/** Starts the engine in a process group of its own: it outlives us unless it is stopped. */
export function startProcess(dir: string, launch: Launch): void {
  refuseWhenStopping()
  mkdirSync(dir, { recursive: true })
  const log = openSync(logFile(dir), 'a')
  const [command = '', ...args] = launch.command
  const child = spawn(command, args, {
    cwd: launch.cwd,
    // Nothing of ours leaks in: a JVM, for one, obeys variables that were meant for another.
    env: { PATH: process.env['PATH'], HOME: dir, LANG: 'C.UTF-8', ...launch.env },
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.once('error', () => {}) // told below, as no pid
  child.unref()
  const { pid } = child
  if (pid === undefined) throw new Error(`${command} could not be started; see ${logFile(dir)}`)
  // It may have ended before we looked: whoever waits for its answer then shows the log.
  const record: ProcessRecord = { ...(processId(pid) ?? { pid, began: 'and ended' }), launch }
  writeFileSync(recordFile(dir), JSON.stringify(record, null, 2), { mode: 0o600 })
}

/** Starts again what was started in this folder before. */
export function startProcessAgain(dir: string): void {
  const record = processRecord(dir)
  if (!record) throw new Error(`nothing was ever started in ${dir}`)
  startProcess(dir, record.launch)
}

export function runningProcess(dir: string): ProcessId | undefined {
  const record = processRecord(dir)
  return record && isAlive(record) ? record : undefined
}

/** Asks the process to stop, then its whole group to die; says whether there was one. */
export async function stopProcess(dir: string, signal: NodeJS.Signals): Promise<boolean> {
  const running = runningProcess(dir)
  if (!running) return false
  signalTo(running.pid, signal)
  const deadline = Date.now() + STOP_PATIENCE_MS
  while (isAlive(running) && Date.now() < deadline) await sleep(50)
  signalTo(-running.pid, 'SIGKILL')
  while (isAlive(running)) await sleep(50)
  return true
}

/** Returns when the question is answered; fails early when the process has ended. */
export async function waitUntilAnswers(
  dir: string,
  ask: () => Promise<unknown>,
  patienceMs: number,
): Promise<void> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    try {
      await ask()
      return
    } catch (error) {
      const ended = !runningProcess(dir)
      if (ended || Date.now() > deadline) {
        const what = ended ? 'it ended' : `no answer in ${patienceMs / 1000} s (${String(error)})`
        const log = logFile(dir)
        throw new Error(`${what}; the end of ${log}:\n${lastLines(log)}`, { cause: error })
      }
      await sleep(100)
    }
  }
}

function processRecord(dir: string): ProcessRecord | undefined {
  try {
    return JSON.parse(readFileSync(recordFile(dir), 'utf8')) as ProcessRecord
  } catch {
    return undefined
  }
}

function recordFile(dir: string): string {
  return join(dir, 'process.json')
}

function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // Gone already.
  }
}
