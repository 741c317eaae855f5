import type { FastifyInstance } from 'fastify'

const ASK_MS = 2000

/** `/livez`: the process runs. `/readyz`: it can serve requests, which needs the API. */
export function serveHealth(app: FastifyInstance, apiUrl: string): { drain: () => void } {
  let draining = false
  const apiReady = async () => {
    const reply = await fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(ASK_MS) })
    return reply.ok
  }
  app.get('/livez', () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const api = await apiReady().catch(() => false)
    const status = draining ? 'draining' : api ? 'ok' : 'away'
    return reply.status(status === 'ok' ? 200 : 503).send({ status, api: api ? 'ok' : 'away' })
  })
  return { drain: () => void (draining = true) }
}
