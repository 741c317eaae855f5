import type { FastifyInstance } from 'fastify'
import { plain } from './http.ts'

/** Throws when the dependency does not answer. */
export type Check = () => Promise<unknown>

export interface Health {
  /** From now on the process takes no new work. */
  drain: () => void
}

const CHECK_MS = 2000

async function stateOf(check: Check): Promise<'ok' | 'away'> {
  const late = AbortSignal.timeout(CHECK_MS)
  const expired = new Promise<never>((_, reject) =>
    late.addEventListener('abort', () => reject(new Error('no answer in time'))),
  )
  return Promise.race([check(), expired]).then(
    () => 'ok' as const,
    () => 'away' as const,
  )
}

/**
 * `/livez`: the event loop runs. `/readyz`: the process may be given requests. Only the needed
 * dependencies decide that; the optional ones are listed, because the product works without them.
 */
export function serveHealth(
  app: FastifyInstance,
  { needed, optional }: { needed: Record<string, Check>; optional: Record<string, Check> },
): Health {
  let draining = false
  const all = { ...needed, ...optional }
  app.get('/livez', async (_request, reply) => {
    const { status, body } = plain(200, { status: 'ok' })
    return reply.status(status).send(body)
  })
  let asked: Promise<string[]> | undefined
  /** One round of checks at a time, however many ask: these routes have no rate limit. */
  const states = () =>
    (asked ??= Promise.all(Object.values(all).map(stateOf)).finally(() => {
      asked = undefined
    }))
  app.get('/readyz', async (_request, reply) => {
    const names = Object.keys(all)
    const found = await states()
    const checks = Object.fromEntries(names.map((name, i) => [name, found[i]]))
    const ready = !draining && Object.keys(needed).every((name) => checks[name] === 'ok')
    const state = draining ? 'draining' : ready ? 'ok' : 'away'
    const { status, body } = plain(ready ? 200 : 503, { status: state, checks })
    return reply.status(status).send(body)
  })
  return { drain: () => void (draining = true) }
}
