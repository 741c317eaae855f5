import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { ROOT } from '../engines/root.ts'
import { onShutdown } from '../shutdown.ts'
import type { Step } from './step.ts'

const PATIENCE_MS = 25 * 60_000

/** Runs a step's commands; what they say is kept and comes with the error when one fails. */
export async function runStep(
  step: Step,
  engines: NodeJS.ProcessEnv,
  stopped: AbortSignal,
): Promise<void> {
  if (step.report) {
    mkdirSync(dirname(step.report.file), { recursive: true })
    rmSync(step.report.file, { force: true })
  }
  const cwd = join(ROOT, step.cwd ?? '.')
  const path = [join(cwd, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
  const env = { ...process.env, ...engines, ...step.env, PATH: path }
  for (const command of step.commands) await runInGroup(command, { cwd, env }, stopped)
}

function runInGroup(
  [program = '', ...args]: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
  stopped: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, detached: true, stdio: 'pipe' })
    child.stdin.end()
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (said += text))
    }
    // The group, for a test runner has children of its own.
    const kill = () => {
      try {
        if (child.pid) process.kill(-child.pid, 'SIGKILL')
      } catch {
        // Gone already.
      }
    }
    const forget = onShutdown(kill)
    const late = setTimeout(kill, PATIENCE_MS)
    stopped.addEventListener('abort', kill)
    child.once('error', reject)
    child.once('close', (code, signal) => {
      forget()
      clearTimeout(late)
      stopped.removeEventListener('abort', kill)
      if (code === 0) resolve()
      else
        reject(new Error(`${[program, ...args].join(' ')} ended with ${code ?? signal}\n${said}`))
    })
  })
}
