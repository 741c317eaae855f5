import type { FastifyInstance } from 'fastify'

const ASK_MS = 2000

/**
 * `/livez`: the process runs. `/readyz`: it can serve requests. It cannot before the API has answered
 * once; afterwards it serves cached pages also while the API is away, so a balancer must not take all
 * storefronts out of service then.
 */
export function serveHealth(app: FastifyInstance, apiUrl: string): { drain: () => void } {
  let draining = false
  let wasAnswered = false
  let asked: Promise<boolean> | undefined
  /** One question at a time, however many ask: these routes have no rate limit. */
  const apiReady = () =>
    (asked ??= askApi()
      .catch(() => false)
      .finally(() => {
        asked = undefined
      }))
  const askApi = async () => {
    const reply = await fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(ASK_MS) })
    return reply.ok
  }
  app.get('/livez', () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const api = await apiReady()
    wasAnswered ||= api
    const status = draining ? 'draining' : wasAnswered ? 'ok' : 'away'
    return reply.status(status === 'ok' ? 200 : 503).send({ status, api: api ? 'ok' : 'away' })
  })
  return { drain: () => void (draining = true) }
}
