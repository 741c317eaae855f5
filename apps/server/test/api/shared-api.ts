import type { FastifyInstance } from 'fastify'
import { createHttp, type HttpOptions } from '#kernel/http/http.ts'
import type { Allow, RateLimits } from '#kernel/http/rate-limits.ts'

/** An API that listens. */
export interface Listening {
  app: FastifyInstance
  base: string
  close: () => Promise<void>
}

const listening = (app: FastifyInstance) => app.listen({ port: 0, host: '127.0.0.1' })

/** An API for one test alone. */
export async function ownApi(options: HttpOptions): Promise<Listening> {
  const app = await createHttp(options)
  return { app, base: await listening(app), close: () => app.close() }
}

/** Resolves when no request is being answered. */
function watchRequests({ server }: FastifyInstance): () => Promise<void> {
  let open = 0
  let idle = Promise.withResolvers<void>()
  server.on('request', (_request, response) => {
    if (open++ === 0) idle = Promise.withResolvers()
    response.once('close', () => {
      if (--open === 0) idle.resolve()
    })
  })
  return async () => {
    if (open > 0) await idle.promise
  }
}

/** The limits of the test that calls: each is made at the first call to its endpoint. */
function limitsOf(current: () => HttpOptions): RateLimits {
  return {
    local: (caller) => current().limits.local(caller),
    shared(name, limit) {
      const made = new WeakMap<HttpOptions, Allow>()
      return (caller) => {
        const test = current()
        const allow = made.get(test) ?? test.limits.shared(name, limit)
        made.set(test, allow)
        return allow(caller)
      }
    },
  }
}

/**
 * An API that answers for one test after the other. To mount all endpoints takes longer than most tests; what a
 * request uses is replaced instead, and nothing of it is left.
 */
async function createSharedApi(first: HttpOptions) {
  let current = first
  const ctx = { ...first.ctx }
  const app = await createHttp({
    ctx,
    registry: first.registry,
    trustProxy: first.trustProxy,
    identify: (...call) => current.identify(...call),
    requireProof: (...call) => current.requireProof(...call),
    get serviceKey() {
      return current.serviceKey
    },
    limits: limitsOf(() => current),
    isOverloaded: () => current.isOverloaded(),
  })
  const idle = watchRequests(app)
  return {
    app,
    base: await listening(app),
    idle,
    answerFor(options: HttpOptions) {
      current = options
      Object.assign(ctx, options.ctx)
    },
  }
}

/** The APIs of this worker process that no test uses. */
const free: Awaited<ReturnType<typeof createSharedApi>>[] = []

/** The API of this worker process, or a second one while a test uses the first. */
export async function leaseApi(options: HttpOptions): Promise<Listening> {
  const api = free.pop() ?? (await createSharedApi(options))
  api.answerFor(options)
  return {
    app: api.app,
    base: api.base,
    async close() {
      await api.idle()
      free.push(api)
    },
  }
}
