import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { refuseWhenStopping } from '../../shutdown.ts'
import type { Launch } from '../engine.ts'
import { lastLines } from '../install/command.ts'
import { isAlive, processId, type ProcessId } from './process-id.ts'

/** The content of `<engine folder>/process.json`: the process and its start command. */
interface ProcessRecord extends ProcessId {
  launch: Launch
}

const STOP_TIMEOUT_MS = 20_000

export function logFile(dir: string): string {
  return join(dir, 'log')
}

/** Starts the engine in a separate process group: it keeps running until it is stopped. */
export function startProcess(dir: string, launch: Launch): void {
  refuseWhenStopping()
  mkdirSync(dir, { recursive: true })
  const log = openSync(logFile(dir), 'a')
  const [command = '', ...args] = launch.command
  const child = spawn(command, args, {
    cwd: launch.cwd,
    // A clean environment: a JVM, for example, obeys variables that were set for another one.
    env: { PATH: process.env['PATH'], HOME: dir, LANG: 'C.UTF-8', ...launch.env },
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.once('error', () => {}) // reported below: there is no pid
  child.unref()
  const { pid } = child
  if (pid === undefined) throw new Error(`${command} could not be started; see ${logFile(dir)}`)
  // It may have exited already: waitUntilReady then shows the log.
  const record: ProcessRecord = { ...(processId(pid) ?? { pid, began: 'and ended' }), launch }
  writeFileSync(recordFile(dir), JSON.stringify(record, null, 2), { mode: 0o600 })
}

/** Starts the process of this folder again. */
export function restartProcess(dir: string): void {
  const record = processRecord(dir)
  if (!record) throw new Error(`no process was started in ${dir}`)
  startProcess(dir, record.launch)
}

export function runningProcess(dir: string): ProcessId | undefined {
  const record = processRecord(dir)
  return record && isAlive(record) ? record : undefined
}

/** Sends the signal, then SIGKILL to the whole group; returns whether the process was running. */
export async function stopProcess(dir: string, signal: NodeJS.Signals): Promise<boolean> {
  const running = runningProcess(dir)
  if (!running) return false
  sendSignal(running.pid, signal)
  const deadline = Date.now() + STOP_TIMEOUT_MS
  while (isAlive(running) && Date.now() < deadline) await sleep(50)
  sendSignal(-running.pid, 'SIGKILL')
  while (isAlive(running)) await sleep(50)
  return true
}

/** Waits until the ping succeeds; fails early when the process has exited. */
export async function waitUntilReady(
  dir: string,
  ping: () => Promise<unknown>,
  timeoutMs: number,
): Promise<void> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    try {
      await ping()
      return
    } catch (error) {
      const hasExited = !runningProcess(dir)
      if (hasExited || Date.now() > deadline) {
        const what = hasExited
          ? 'it exited'
          : `no answer in ${timeoutMs / 1000} s (${String(error)})`
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

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // Already exited.
  }
}
