import { once } from 'node:events'
import type { ServerFrame } from '@ironsouq/contract/platform/realtime/realtime.frames'
import { vi } from 'vitest'
import { WebSocket } from 'ws'
import { assembleRealtime } from '#entry/realtime-parts.ts'
import { MEMBER_CHANNEL } from '#features/platform/notification/notification.channel.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { appendToChannels } from '#kernel/realtime/channel-log.ts'
import type { Channel, TicketHolder } from '#kernel/realtime/channel.ts'
import type { RealtimeFigures } from '#kernel/realtime/hub.ts'
import { createTicket } from '#kernel/realtime/ticket.ts'
import type { TestServer } from './harness.ts'

export const ORIGIN = 'http://shop.example'

interface RealtimeOptions {
  channels?: readonly Channel[]
  /** Another address of Redis, such as a proxy that can stall. */
  redisUrl?: string
}

/** The realtime process of a test server, in this process, on a port of its own. */
export async function startRealtime(server: TestServer, options: RealtimeOptions = {}) {
  const { parts } = server
  const dropped: string[] = []
  const figures: RealtimeFigures = {
    delivered: () => {},
    fromDatabase: () => {},
    dropped: (why) => void dropped.push(why),
  }
  const config = { ...parts.config, REDIS_URL: options.redisUrl ?? parts.config.REDIS_URL }
  const { app, hub, close } = await assembleRealtime(
    { ...parts, config },
    { figures, ...(options.channels && { channels: options.channels }) },
  )
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  return { base, hub, dropped, [Symbol.asyncDispose]: close }
}

type Realtime = Awaited<ReturnType<typeof startRealtime>>

/** A client with a WebSocket, and everything that it received. */
export async function openSocket({ base }: Realtime, ticket: string, origin = ORIGIN) {
  const address = `${base.replace('http', 'ws')}/realtime/socket?ticket=${encodeURIComponent(ticket)}`
  const socket = new WebSocket(address, { headers: { origin } })
  const frames: ServerFrame[] = []
  socket.on('message', (data) =>
    frames.push(JSON.parse((data as Buffer).toString()) as ServerFrame),
  )
  const closed = once(socket, 'close').then(([code]) => code as number)
  await once(socket, 'open')
  return {
    socket,
    frames,
    closed,
    send: (frame: object) => socket.send(JSON.stringify(frame)),
    numbers: () => frames.flatMap((frame) => (frame.type === 'message' ? [frame.seq] : [])),
    /** Waits for the frame of a kind. */
    receives: (type: ServerFrame['type']) =>
      vi.waitFor(() => {
        const found = frames.find((frame) => frame.type === type)
        if (!found) throw new Error(`no ${type} among ${JSON.stringify(frames)}`)
        return found
      }, 8000),
    [Symbol.dispose]: () => socket.terminate(),
  }
}

/** The status with which an upgrade is refused. */
export async function refusal({ base }: Realtime, path: string, origin = ORIGIN): Promise<number> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}${path}`, { headers: { origin } })
  const [, response] = (await once(socket, 'unexpected-response')) as [
    unknown,
    { statusCode: number },
  ]
  return response.statusCode
}

export const ticketOf = ({ ctx }: TestServer, who: TicketHolder): string => createTicket(ctx, who)

/** Writes messages to the channel of a member, each in a transaction of its own. */
export async function writeMessages(ctx: Ctx, memberId: string, count: number): Promise<void> {
  for (let n = 0; n < count; n++)
    await atomic(ctx, (ctx) =>
      appendToChannels(ctx, MEMBER_CHANNEL, [memberId], async () => () => ({
        type: 'notice',
        unread: n,
      })),
    )
}

/** The numbers from `first` to `last`. */
export const upTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, n) => first + n)
