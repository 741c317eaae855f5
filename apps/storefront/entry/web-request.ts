import { limitedBody } from '@ironsouq/front-server/limited-body'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { PAGE_BODY_MAX } from '../app/kit/request/page-body.ts'

const BODILESS = new Set(['GET', 'HEAD'])

/** Fastify's request as a web Request. The origin is configured, not taken from the Host header. */
export function webRequest(
  { raw, method, url }: FastifyRequest,
  { raw: response }: FastifyReply,
  origin: string,
): Request {
  const headers = new Headers()
  for (let i = 0; i < raw.rawHeaders.length; i += 2)
    headers.append(raw.rawHeaders[i] ?? '', raw.rawHeaders[i + 1] ?? '')
  const gone = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) gone.abort()
  })
  const body = BODILESS.has(method) ? {} : { body: limitedBody(raw, PAGE_BODY_MAX), duplex: 'half' }
  return new Request(origin + url, { method, headers, signal: gone.signal, ...body } as RequestInit)
}
