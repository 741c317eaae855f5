import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Site } from '../app/server.ts'
import { forwardedFor, webRequest } from './web-request.ts'

interface Pages {
  site: Site
  origin: string
  addressOf: (request: IncomingMessage) => string
  countryOf: (request: IncomingMessage) => string | undefined
}

/** The site handles every path that no other route serves. */
export function servePages(app: FastifyInstance, pages: Pages): void {
  const { site, origin, addressOf, countryOf } = pages
  app.all('/*', async (request, reply) => {
    const { method, url, headers, raw, id, log } = request
    if (!url.startsWith('/')) return reply.status(400).send()
    const {
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
    return reply.status(status).headers(own).send(body)
  })
}
