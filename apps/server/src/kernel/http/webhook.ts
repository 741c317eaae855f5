import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Ctx } from '#kernel/ctx.ts'
import { forbidden, tooManyRequests } from '#kernel/errors.ts'
import { limitedNetwork } from './address.ts'
import type { RateLimits } from './rate-limits.ts'

/** What an outside provider posted. A signature is over these bytes, not over what they mean. */
export interface Posted {
  body: Buffer
  header: (name: string) => string | undefined
}

/**
 * An address that an outside provider calls. It follows the rules of the provider: answers have no
 * envelope, and the call is proven by its signature alone.
 */
export interface Webhook {
  path: `/webhook/${string}`
  /** The most bytes of a body that are read. */
  bodyBytes: number
  /** The text that proves to the provider that the address is ours; null refuses. */
  confirm: (ctx: Ctx, query: URLSearchParams) => string | null
  /** What the provider reads in the answer to a genuine call; nothing by default. */
  answer?: (ctx: Ctx) => string
  /** Whether the call is genuine; what it says is stored then. An error makes the provider call again. */
  receive: (ctx: Ctx, posted: Posted) => Promise<boolean>
}

interface Mounting {
  limits: RateLimits
  isOverloaded: () => boolean
}

const queryOf = ({ url }: FastifyRequest) => new URL(url, 'http://localhost').searchParams

/** A scope of its own: other routes read JSON, these keep the bytes. */
export function serveWebhooks(
  scope: FastifyInstance,
  webhooks: readonly Webhook[],
  { limits, isOverloaded }: Mounting,
): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  for (const { path, bodyBytes, confirm, answer, receive } of webhooks) {
    const onRequest = async (request: FastifyRequest) => {
      if (isOverloaded()) throw tooManyRequests(1)
      await limits.local(limitedNetwork(request.ip))
    }
    scope.get(path, { onRequest }, async (request, reply) => {
      const text = confirm(request.ctx, queryOf(request))
      if (text === null) throw forbidden()
      return reply.type('text/plain; charset=utf-8').send(text)
    })
    scope.post(path, { onRequest, bodyLimit: bodyBytes }, async (request, reply) => {
      const { body, headers } = request
      const header = (name: string) => {
        const value = headers[name]
        return typeof value === 'string' ? value : undefined
      }
      const posted = { body: Buffer.isBuffer(body) ? body : Buffer.alloc(0), header }
      if (!(await receive(request.ctx, posted))) throw forbidden()
      const text = answer?.(request.ctx) ?? ''
      if (text === '') return reply.status(200).send()
      const type = text.startsWith('{') ? 'application/json' : 'text/plain'
      return reply.status(200).type(`${type}; charset=utf-8`).send(text)
    })
  }
}
