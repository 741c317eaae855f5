import type { IncomingMessage, ServerResponse } from 'node:http'
import { ClientFrame } from '@ironsouq/contract/platform/realtime/realtime.frames'
import { CHANNELS_MAX } from '@ironsouq/contract/platform/realtime/realtime.limits'
import type { FastifyInstance } from 'fastify'
import type { Identity } from './channel.ts'
import type { Wire } from './client.ts'
import type { Hub } from './hub.ts'

const EVENTS_PATH = '/realtime/events'

function wireOf(response: ServerResponse): Wire {
  return {
    transport: 'events',
    send: (frame) => void response.write(frame.event()),
    backlog: () => response.writableLength,
    probe: () => {}, // heartbeats are writes, and TCP closes a connection that confirms none
    close: (reason) => void response.end(`event: close\ndata: ${reason}\n\n`),
    terminate: () => void response.destroy(),
  }
}

/** The channels to join, each as `join=<channel>` or `join=<channel>,<last number>`. */
function joinsIn(query: URLSearchParams): ClientFrame[] | null {
  const wanted = query.getAll('join')
  if (wanted.length === 0 || wanted.length > CHANNELS_MAX) return null
  const frames: ClientFrame[] = []
  for (const each of wanted) {
    const [channel, after] = each.split(',', 2)
    const frame = { type: 'join', channel, ...(after !== undefined && { after: Number(after) }) }
    const { success, data } = ClientFrame.safeParse(frame)
    if (!success) return null
    frames.push(data)
  }
  return frames
}

interface EventsOptions {
  hub: Hub
  identify: (request: IncomingMessage) => Promise<Identity>
}

/**
 * The same frames as server-sent events, for networks that let no WebSocket pass. Such a client says in
 * its address what it joins.
 */
export function serveEvents(app: FastifyInstance, { hub, identify }: EventsOptions): void {
  app.get(EVENTS_PATH, async (request, reply) => {
    const who = await identify(request.raw)
    if (!who || who === 'ended') return reply.status(401).send()
    if (who === 'later') return reply.status(503).send()
    const joins = joinsIn(new URL(request.url, 'http://localhost').searchParams)
    if (!joins) return reply.status(400).send()
    reply.hijack()
    const response = reply.raw
    if (response.destroyed) return reply // it left meanwhile, and no other event will say so
    const client = hub.connect(who, wireOf(response))
    if (!client) return void response.writeHead(503).end()
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no', // a proxy must not collect events
    })
    response.flushHeaders()
    response.on('error', () => {}) // it closes as well
    response.on('close', () => hub.disconnect(client))
    for (const join of joins) hub.request(client, join)
    return reply
  })
}
