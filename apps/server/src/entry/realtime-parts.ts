import type { IncomingMessage } from 'node:http'
import Fastify from 'fastify'
import type { Redis } from 'ioredis'
import { createRedisBus } from '#adapters/realtime/redis.ts'
import { SESSION_ENDED } from '#features/identity/session/session.ended.ts'
import { openSessions, sessionHeldBy } from '#features/identity/session/session.queries.ts'
import { subscribeToChannel } from '#kernel/data/pg-notifications.ts'
import type { Channel, Identity } from '#kernel/realtime/channel.ts'
import { accountOf } from '#kernel/realtime/client.ts'
import { connectLimit } from '#kernel/realtime/connect-limit.ts'
import { serveEvents } from '#kernel/realtime/event-stream.ts'
import { createHub, type RealtimeFigures } from '#kernel/realtime/hub.ts'
import { readTicket } from '#kernel/realtime/ticket.ts'
import { serveSockets } from '#kernel/realtime/websocket.ts'
import { quickRedis, type Parts } from './parts.ts'

/** A client connects within this time, or its connection is closed. */
const REQUEST_MS = 10_000

interface RealtimeOptions {
  figures: RealtimeFigures
  /** The kinds of channels; those of the registry unless a test has its own. */
  channels?: readonly Channel[]
}

/** Builds the realtime process from its parts. It does not listen yet. */
export async function assembleRealtime(
  parts: Pick<Parts, 'config' | 'registry' | 'log' | 'ctx'>,
  { figures, channels = parts.registry.channels }: RealtimeOptions,
) {
  const { config, log, ctx } = parts
  const connect = (): Redis =>
    quickRedis(config, log, {
      commandTimeout: 1000,
      consequence: 'messages are read from the database',
    })
  const redis = connect()
  const subscriber = connect()
  const { bus, close: closeBus } = createRedisBus({
    redis,
    subscriber,
    prefix: config.REDIS_PREFIX,
  })
  const hub = createHub({
    ctx,
    channels,
    bus,
    figures,
    openSessions,
    clientsMax: config.REALTIME_CLIENTS_MAX,
  })
  const sessions = subscribeToChannel({
    url: config.DATABASE_URL,
    channel: SESSION_ENDED,
    log,
    onMessage: (subjectId) =>
      // While the database is away no one can be asked; the hub repeats it.
      void hub.checkSessions(subjectId ?? undefined).catch(() => {}),
  })
  const origins = new Set(
    [config.PUBLIC_URL, config.BACKOFFICE_URL, config.MERCHANT_URL].map(
      (url) => new URL(url).origin,
    ),
  )

  const mayConnect = connectLimit(ctx.now)

  /** Who a request is from: one of our sites, with a ticket, and a session that is still valid. */
  async function identify({ url = '', headers }: IncomingMessage): Promise<Identity> {
    const { origin } = headers
    const isOurs =
      origin === undefined ? headers['sec-fetch-site'] === 'same-origin' : origins.has(origin)
    if (!isOurs) return null
    const ticket = new URL(url, 'http://localhost').searchParams.get('ticket')
    const holder = ticket ? readTicket(ctx, ticket) : null
    if (!holder) return null
    if (!mayConnect(accountOf(holder))) return 'later'
    const held = await sessionHeldBy(ctx, holder)
    return held ? { ...holder, ...held } : 'ended'
  }

  const app = Fastify({ logger: false, requestTimeout: REQUEST_MS, forceCloseConnections: true })
  serveEvents(app, { hub, identify })
  serveSockets(app.server, { hub, identify })

  const close = async () => {
    hub.stop()
    await app.close()
    await sessions.close()
    closeBus()
    redis.disconnect()
    subscriber.disconnect()
  }
  return { app, hub, redis, close }
}
