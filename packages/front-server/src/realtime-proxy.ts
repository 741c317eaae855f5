import { type IncomingMessage, request as send, type ServerResponse } from 'node:http'
import { type Duplex, pipeline } from 'node:stream'
import type { FastifyInstance } from 'fastify'

const PREFIX = '/realtime/'
/** What the realtime process serves to browsers. */
const PATHS = new Set([`${PREFIX}socket`, `${PREFIX}events`])
const CONNECT_MS = 5000
/** What the realtime process needs to know; cookies stay here. */
const FORWARDED = [
  'origin',
  'sec-fetch-site',
  'upgrade',
  'connection',
  'sec-websocket-key',
  'sec-websocket-version',
] as const

/** Whether a request wants a WebSocket; other upgrades are answered as plain requests. */
export const wantsSocket = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket'

function forwarded({ headers }: IncomingMessage, names: readonly (typeof FORWARDED)[number][]) {
  return Object.fromEntries(names.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])))
}

const headOf = ({ statusCode = 502, statusMessage = '', rawHeaders }: IncomingMessage) => {
  const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`]
  for (let i = 0; i < rawHeaders.length; i += 2)
    lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`)
  return `${lines.join('\r\n')}\r\n\r\n`
}

const refuse = (near: Duplex, status: string) =>
  void near.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)

/**
 * The address behind, or null for another path. The target of a request may be a whole URL or contain
 * `..`: nothing but the query is taken from it.
 */
function targetOf({ url = '' }: IncomingMessage, realtimeUrl: string): URL | null {
  const queryAt = url.indexOf('?')
  const path = queryAt < 0 ? url : url.slice(0, queryAt)
  if (!PATHS.has(path)) return null
  const target = new URL(path, realtimeUrl)
  target.search = queryAt < 0 ? '' : url.slice(queryAt)
  return target
}

/** Joins two connections; the end of one ends the other. */
function join(near: Duplex, far: Duplex): void {
  for (const [from, to] of [
    [near, far],
    [far, near],
  ] as const) {
    from.on('error', () => to.destroy())
    from.on('close', () => to.destroy())
    from.pipe(to)
  }
}

/**
 * Passes `/realtime/` on to the realtime process: WebSockets byte by byte, server-sent events as they
 * come. An installation with a load balancer does this there.
 */
export function serveRealtimeProxy(app: FastifyInstance, realtimeUrl: string | undefined): void {
  const open = new Set<Duplex | ServerResponse>()
  const follow = (near: Duplex | ServerResponse) => {
    open.add(near)
    near.on('close', () => open.delete(near))
  }

  const ask = (
    target: URL,
    request: IncomingMessage,
    names: readonly (typeof FORWARDED)[number][],
  ) => {
    const outgoing = send(target, { headers: forwarded(request, names) })
    outgoing.setTimeout(CONNECT_MS, () => outgoing.destroy(new Error('no answer in time')))
    return outgoing
  }

  app.server.on('upgrade', (request: IncomingMessage, near: Duplex) => {
    // First of all: Node leaves the errors of an upgraded connection to us, and one without a listener ends the process.
    near.on('error', () => {}) // the client went away
    const isOurs = request.url?.startsWith(PREFIX) ?? false
    const target = realtimeUrl === undefined ? null : targetOf(request, realtimeUrl)
    if (!target) {
      // In development the build tool listens too.
      if (isOurs || app.server.listenerCount('upgrade') === 1) refuse(near, '404 Not Found')
      return
    }
    follow(near)
    const outgoing = ask(target, request, FORWARDED)
    near.on('close', () => outgoing.destroy())
    outgoing.on('upgrade', (answer, far, head) => {
      outgoing.setTimeout(0)
      near.write(headOf(answer))
      if (head.length > 0) near.write(head)
      join(near, far)
    })
    outgoing.on('response', (answer) => {
      answer.resume()
      refuse(near, `${answer.statusCode ?? 502} ${answer.statusMessage ?? ''}`)
    })
    outgoing.on('error', () => refuse(near, '503 Service Unavailable'))
    outgoing.end()
  })

  app.get(`${PREFIX}*`, (request, reply) => {
    const target = realtimeUrl === undefined ? null : targetOf(request.raw, realtimeUrl)
    if (!target) return reply.status(404).send()
    reply.hijack()
    const near: ServerResponse = reply.raw
    follow(near)
    const outgoing = ask(target, request.raw, ['origin', 'sec-fetch-site'])
    near.on('close', () => outgoing.destroy())
    outgoing.on('response', (answer) => {
      outgoing.setTimeout(0)
      const { statusCode = 502, headers } = answer
      near.writeHead(statusCode, {
        'content-type': headers['content-type'] ?? 'text/plain',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      })
      pipeline(answer, near, () => {}) // when one side breaks off, the other is closed
    })
    outgoing.on('error', () => {
      if (near.headersSent) near.destroy()
      else near.writeHead(503).end()
    })
    outgoing.end()
    return reply
  })

  app.addHook('preClose', (done) => {
    for (const near of open) near.destroy()
    done()
  })
}
