import { spawn } from 'node:child_process'
import { accessSync, closeSync, constants, openSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isStopping, onShutdown, refuseWhenStopping } from '../../shutdown.ts'

const ATTEMPTS = 3

interface CommandOptions {
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** The file for all output; its last lines are shown when the command fails. */
  log: string
}

/** For commands that use the network: retries after a pause. */
export async function runWithRetries(...command: Parameters<typeof runCommand>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runCommand(...command)
    } catch (error) {
      if (attempt === ATTEMPTS || isStopping()) throw error
      await sleep(attempt * 3000)
    }
  }
}

/** Runs a command to completion; its output is shown only when it fails. */
export async function runCommand(
  command: string,
  args: readonly string[],
  { cwd, env, log }: CommandOptions,
): Promise<void> {
  refuseWhenStopping()
  const out = openSync(log, 'a')
  const code = await new Promise<number | string>((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', out, out] })
    const unregister = onShutdown(() => child.kill())
    child.once('error', reject)
    child.once('exit', (exitCode, signal) => resolve(exitCode ?? signal ?? 'unknown'))
    child.once('close', unregister)
  }).finally(() => closeSync(out))
  if (code !== 0) {
    throw new Error(`${command} exited with ${code}; the end of ${log}:\n${lastLines(log)}`)
  }
}

export function lastLines(file: string, count = 15): string {
  try {
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count)
    return lines.map((line) => `    ${line.slice(0, 300)}`).join('\n')
  } catch {
    return '    (the log is empty)'
  }
}

/** The full path of a program on PATH, as of `command -v`. */
export function programOnPath(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((dir) => join(dir, name))
    .find((file) => isExecutable(file))
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
