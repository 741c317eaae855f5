import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { ServedPage } from '@ironsouq/front-server/metrics'
import { wantsSocket } from '@ironsouq/front-server/realtime-proxy'
import { HEADERS, requestIdOf } from '@ironsouq/front-server/response-headers'
import type { Site } from '../app/server.ts'

/** Fastify's default. */
const KEEP_ALIVE_MS = 72_000
/** A client that sends its request for longer is not waited for. */
const REQUEST_MS = 60_000

// Pages set their own Content Security Policy.
const { 'content-security-policy': _, ...OTHERS } = HEADERS
const WRITTEN = Object.entries(OTHERS).flat()

export interface Front {
  /** Set while cached pages may be served without Fastify. */
  site: Site | undefined
}

interface Options {
  addressOf: (request: IncomingMessage) => string
  /** For every response, besides the security headers. */
  headers: Record<string, string>
  served: (page: ServedPage, seconds: number) => void
}

/**
 * A server that sends cached pages without Fastify: most requests hit the cache, and the framework
 * would cost as much time as everything else.
 */
export function cachedFirst(front: Front, { addressOf, headers: added, served }: Options) {
  const written = [...WRITTEN, ...Object.entries(added).flat()]

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const begin = performance.now()
    const { method = '', url = '', headers } = request
    const page = front.site?.lookUp({ method, url, headers, address: addressOf(request) })
    if (!page) return false
    const own = ['x-request-id', requestIdOf(headers), ...written]
    response.writeHead(page.status, [...page.headers, ...own])
    response.end(page.body)
    const { page: pattern, status } = page
    served({ page: pattern, cache: 'fresh', status }, (performance.now() - begin) / 1000)
    return true
  }

  return (framework: RequestListener): Server =>
    createServer(
      {
        keepAliveTimeout: KEEP_ALIVE_MS,
        requestTimeout: REQUEST_MS,
        shouldUpgradeCallback: wantsSocket,
      },
      (request, response) => {
        let isAnswered = false
        try {
          isAnswered = answer(request, response)
        } catch {
          // Fastify runs into the same error and logs it.
        }
        if (!isAnswered) framework(request, response)
      },
    )
}
