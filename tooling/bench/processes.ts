import { type ChildProcess, execFileSync, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Env, freePort } from '../environment.ts'

/** The production flags. */
const IMAGE = readFileSync(new URL('../../Dockerfile', import.meta.url), 'utf8')
export const FLAGS = /NODE_OPTIONS="([^"]*)"/.exec(IMAGE)?.[1]?.split(' ') ?? []

const children = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})

/** Starts Node with the production flags; the child is killed when this process exits. */
export function startNode(path: string, env: Env): ChildProcess {
  const child = spawn(process.execPath, [...FLAGS, path], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  children.add(child)
  child.once('exit', () => children.delete(child))
  return child
}

export interface RunningServer {
  base: string
  pid: number
  readyMs: number
}

/** Starts a server on a free port and waits until it is ready. */
export async function startServer(path: string, env: Env): Promise<RunningServer> {
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const began = performance.now()
  const child = startNode(path, { ...env, PORT: String(port), PUBLIC_URL: base })
  const isReady = () =>
    fetch(`${base}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`${path} exited with ${child.exitCode}`)
    await sleep(5)
  }
  return { base, pid: child.pid ?? 0, readyMs: Math.round(performance.now() - began) }
}

export interface WorkerProcess<Request, Reply> {
  pid: number
  run: (request: Request) => Promise<Reply>
}

/** Forks a process that handles requests over IPC, one at a time. */
export function startWorker<Request extends object, Reply>(
  name: string,
  env: Env,
): WorkerProcess<Request, Reply> {
  const path = fileURLToPath(new URL(`./${name}.ts`, import.meta.url))
  const child = fork(path, { execArgv: FLAGS, env: { ...process.env, ...env } })
  children.add(child)
  const exited = once(child, 'exit').then(([code]) => {
    children.delete(child)
    throw new Error(`${name} exited with ${String(code)}`)
  })
  exited.catch(() => {}) // rejects the pending request below
  return {
    pid: child.pid ?? 0,
    async run(request) {
      child.send(request)
      const [reply] = (await Promise.race([once(child, 'message'), exited])) as [Reply]
      return reply
    },
  }
}

/** The cores this process may use, read before any pinning. */
const [measuredCore, clientCore] = allowedCores()
export const MEASURED_CORE = measuredCore
export const CLIENT_CORE = clientCore

function allowedCores(): readonly (number | undefined)[] {
  const status = readFileSync('/proc/self/status', 'utf8')
  const list = /^Cpus_allowed_list:\s*(\S+)/m.exec(status)?.[1] ?? ''
  return list.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, n) => first + n)
  })
}

/** Pins all threads of a process to a core, so that load client and server do not compete. */
export function pin(pid: number, core: number | undefined): void {
  if (MEASURED_CORE === undefined || CLIENT_CORE === undefined || core === undefined) return
  execFileSync('taskset', ['-acp', String(core), String(pid)], { stdio: 'ignore' })
}
