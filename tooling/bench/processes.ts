import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Env, freePort } from '../stage.ts'

/** As in production. */
const IMAGE = readFileSync(new URL('../../Dockerfile', import.meta.url), 'utf8')
export const FLAGS = /NODE_OPTIONS="([^"]*)"/.exec(IMAGE)?.[1]?.split(' ') ?? []

const children = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})

/** Node with its production flags; it ends with this process at the latest. */
export function started(path: string, env: Env): ChildProcess {
  const child = spawn(process.execPath, [...FLAGS, path], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  children.add(child)
  child.once('exit', () => children.delete(child))
  return child
}

export interface Serving {
  base: string
  pid: number
  readyMs: number
}

/** A server on a port of its own, as soon as it is ready. */
export async function serving(path: string, env: Env): Promise<Serving> {
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const began = performance.now()
  const child = started(path, { ...env, PORT: String(port), PUBLIC_URL: base })
  const isReady = () =>
    fetch(`${base}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`${path} ended with ${child.exitCode}`)
    await sleep(5)
  }
  return { base, pid: child.pid ?? 0, readyMs: Math.round(performance.now() - began) }
}

export interface Hand<Order, Answer> {
  pid: number
  ask: (order: Order) => Promise<Answer>
}

/** A process beside this one that does what it is told, one thing at a time. */
export function hand<Order extends object, Answer>(name: string, env: Env): Hand<Order, Answer> {
  const path = fileURLToPath(new URL(`./${name}.ts`, import.meta.url))
  const child = fork(path, { execArgv: FLAGS, env: { ...process.env, ...env } })
  children.add(child)
  const ended = once(child, 'exit').then(([code]) => {
    children.delete(child)
    throw new Error(`${name} ended with ${String(code)}`)
  })
  ended.catch(() => {}) // whoever waits for an answer is told
  return {
    pid: child.pid ?? 0,
    async ask(order) {
      child.send(order)
      const [answer] = (await Promise.race([once(child, 'message'), ended])) as [Answer]
      return answer
    },
  }
}
