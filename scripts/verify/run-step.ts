import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { ROOT } from '../root.ts'
import { onShutdown } from '../shutdown.ts'
import { secondsOfTimes, trackCpu } from './cpu-time.ts'
import type { Step } from './step.ts'

const TIMEOUT_MS = 40 * 60_000
const BACKGROUND_NICENESS = '5'
/** Runs the arguments as a command and writes the CPU time of its processes to descriptor 3. */
const TIMED = ['bash', '-c', '"$@"; code=$?; times >&3; exit $code', 'bash']

interface CommandOptions {
  cwd: string
  env: NodeJS.ProcessEnv
  signal: AbortSignal
}

/** Runs the commands of a step and returns their CPU seconds; an error contains their output. */
export async function runStep(
  step: Step,
  engines: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<number> {
  if (step.report) {
    mkdirSync(dirname(step.report.file), { recursive: true })
    rmSync(step.report.file, { force: true })
  }
  const cwd = join(ROOT, step.cwd ?? '.')
  const path = [join(cwd, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
  const env = { ...process.env, ...engines, ...step.env, PATH: path }
  const nice = step.cores === 'background' ? ['nice', '-n', BACKGROUND_NICENESS] : []
  let cpuSeconds = 0
  for (const command of step.commands)
    cpuSeconds += await runInGroup([...nice, ...command], { cwd, env, signal })
  return cpuSeconds
}

/** In a separate process group, because a test runner has child processes. */
export function runInGroup(
  command: readonly string[],
  { cwd, env, signal }: CommandOptions,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const [program = '', ...args] = [...TIMED, ...command]
    const stdio = ['ignore', 'pipe', 'pipe', 'pipe'] as const
    const child = spawn(program, args, { cwd, env, detached: true, stdio: [...stdio] })
    const cpu = trackCpu(child.pid ?? -1)
    let output = ''
    let times = ''
    const [, stdout, stderr, timing] = child.stdio as unknown as (Readable | undefined)[]
    for (const stream of [stdout, stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
    timing?.setEncoding('utf8').on('data', (text: string) => (times += text))
    const kill = () => {
      try {
        if (child.pid) process.kill(-child.pid, 'SIGKILL')
      } catch {
        // Already exited.
      }
    }
    const unregister = onShutdown(kill)
    const timeout = setTimeout(kill, TIMEOUT_MS)
    signal.addEventListener('abort', kill)
    child.once('error', reject)
    child.once('close', (code, killed) => {
      unregister()
      clearTimeout(timeout)
      signal.removeEventListener('abort', kill)
      // Sampling misses short processes; `times` misses processes without a waiting parent.
      const cpuSeconds = Math.max(cpu.stop(), secondsOfTimes(times))
      if (code === 0) resolve(cpuSeconds)
      else reject(new Error(`${command.join(' ')} exited with ${code ?? killed}\n${output}`))
    })
  })
}
