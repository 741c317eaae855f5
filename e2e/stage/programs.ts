import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Env } from '@ironsouq/tooling/stage'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const LOGS = `${ROOT}.cache/e2e`

/** A program that runs until it is stopped; its log is kept where a failure can be read. */
export function start(name: string, script: string, env: Env, args: string[] = []): ChildProcess {
  mkdirSync(LOGS, { recursive: true })
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, [`${ROOT}${script}`, ...args], {
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log = createWriteStream(`${LOGS}/${name}.log`)
  child.stdout.pipe(log, { end: false })
  child.stderr.pipe(log, { end: false })
  return child
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** Asks until the answer is yes; says what it waited for when that takes too long. */
export async function until(what: string, holds: () => Promise<boolean>, seconds = 60) {
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    if (await holds().catch(() => false)) return
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  throw new Error(`waited ${seconds} s for ${what}; the logs are in ${LOGS}`)
}

export const answers = (url: string) => async () => (await fetch(url)).ok
