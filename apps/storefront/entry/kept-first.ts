import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Site } from '../app/server.ts'
import { HEADERS, requestIdOf } from './every-answer.ts'

/** As long as the framework's own. */
const KEEP_ALIVE_MS = 72_000

// Pages say themselves what they may load.
const { 'content-security-policy': _, ...OTHERS } = HEADERS
const WRITTEN = Object.entries(OTHERS).flat()

export interface Front {
  /** Set while pages may be answered before the framework sees that they were asked for. */
  site: Site | undefined
}

/**
 * A server that answers pages it has at hand by itself: most visits need nothing that a framework
 * does, and that would cost as much as all the rest.
 */
export function keptFirst(front: Front, addressOf: (request: IncomingMessage) => string) {
  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method = '', url = '', headers } = request
    const page = front.site?.glance({ method, url, headers, address: addressOf(request) })
    if (!page) return false
    const own = ['x-request-id', requestIdOf(headers), ...WRITTEN]
    response.writeHead(page.status, [...page.headers, ...own])
    response.end(page.body)
    return true
  }

  return (framework: RequestListener): Server =>
    createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
      let isAnswered = false
      try {
        isAnswered = answer(request, response)
      } catch {
        // Whatever it was happens again on the long way, where it is told of.
      }
      if (!isAnswered) framework(request, response)
    })
}
