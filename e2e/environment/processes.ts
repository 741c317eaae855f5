import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Env } from '@ironsouq/tooling/environment'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const LOGS = `${ROOT}.cache/e2e`

export const logOf = (name: string): string => `${LOGS}/${name}.log`

/** A process that runs until it is stopped. Its log stays for the analysis of failures. */
export function start(name: string, script: string, env: Env, args: string[] = []): ChildProcess {
  mkdirSync(LOGS, { recursive: true })
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, [resolve(ROOT, script), ...args], {
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log = createWriteStream(logOf(name))
  child.stdout.pipe(log, { end: false })
  child.stderr.pipe(log, { end: false })
  return child
}

/** Runs a script to its end and returns what it printed. */
export async function run(script: string, env: Env, args: string[] = []): Promise<string> {
  const child = spawn(process.execPath, [resolve(ROOT, script), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${script} ended with exit code ${code}`)
  return output.trim()
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** Polls until the condition holds; the error names what was awaited. */
export async function until(what: string, holds: () => Promise<boolean>, seconds = 300) {
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    if (await holds().catch(() => false)) return
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  throw new Error(`waited ${seconds} s for ${what}; the logs are in ${LOGS}`)
}

export const responds = (url: string) => async () => (await fetch(url)).ok
