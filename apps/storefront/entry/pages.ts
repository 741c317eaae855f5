import type { IncomingMessage } from 'node:http'
import { forwardedFor } from '@ironsouq/front-server/forwarded-for'
import type { ServedPage, PageMetrics } from '@ironsouq/front-server/metrics'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Site } from '../app/server.ts'
import { webRequest } from './web-request.ts'

const HEALTH = /^\/(?:livez|readyz)(?:\?|$)/

interface Pages {
  site: Site
  origin: string
  addressOf: (request: IncomingMessage) => string
  countryOf: (request: IncomingMessage) => string | undefined
  served: PageMetrics['served']
}

/** The site handles every path that no other route serves. */
export function servePages(app: FastifyInstance, pages: Pages): void {
  const { site, origin, addressOf, countryOf, served } = pages
  const answered = new WeakMap<FastifyRequest, ServedPage>()
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status, elapsedTime } = reply
    const page = request.url.startsWith('/api/') ? 'api' : 'other'
    // A process that is not ready says so with 503, which is no fault.
    if (!HEALTH.test(request.url))
      served(answered.get(request) ?? { page, cache: 'pass', status }, elapsedTime / 1000)
    done()
  })
  app.all('/*', async (request, reply) => {
    const { method, url, headers, raw, id, log } = request
    if (!url.startsWith('/')) return reply.status(400).send()
    const {
      page,
      status,
      headers: own,
      body,
    } = await site.answer({
      method,
      url,
      headers,
      address: addressOf(raw),
      country: countryOf(raw),
      requestId: id,
      forwardedFor: forwardedFor(request),
      log,
      request: () => webRequest(request, reply, origin),
    })
    const cache = own['x-page']?.toString() ?? 'pass'
    answered.set(request, { page, cache, status })
    // The rest of a body that is too large is not read.
    if (status === 413) void reply.header('connection', 'close')
    return reply.status(status).headers(own).send(body)
  })
}
