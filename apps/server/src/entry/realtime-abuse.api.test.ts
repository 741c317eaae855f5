import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { realtimeEndpoints } from '@ironsouq/contract/platform/realtime/realtime.endpoints'
import { CLOSE_CODES } from '@ironsouq/contract/platform/realtime/realtime.limits'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { atomic } from '#kernel/ctx.ts'
import { appendToChannels, storedInLog } from '#kernel/realtime/channel-log.ts'
import { channel } from '#kernel/realtime/channel.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aSignedInMember } from '#test/members.ts'
import { openSocket, ORIGIN, startRealtime } from '#test/realtime.ts'

let server: TestServer
let realtime: Awaited<ReturnType<typeof startRealtime>>
beforeAll(async () => {
  server = await startServer()
  realtime = await startRealtime(server)
})
afterAll(async () => {
  await realtime[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})

async function aClient() {
  const { id, call } = await aSignedInMember(server)
  const { ticket } = await call(realtimeEndpoints.ticket)
  return { id, ...(await openSocket(realtime, ticket)) }
}

describe('control frames', () => {
  it('are answered, a few', async () => {
    using client = await aClient()
    const answered = once(client.socket, 'pong')
    client.socket.ping('there?')
    expect(String((await answered)[0])).toBe('there?')
  })

  it.each(['ping', 'pong'] as const)('close a client that sends many (%s)', async (kind) => {
    using client = await aClient()
    let answers = 0
    client.socket.on('pong', () => answers++)
    for (let n = 0; n < 2000; n++) client.socket[kind]()
    expect(await client.closed).toBe(CLOSE_CODES.refused)
    expect(answers).toBeLessThanOrEqual(200)
  })
})

it('closes a client that cuts a frame into many pieces', async () => {
  using client = await aClient()
  for (let n = 0; n < 100; n++) client.socket.send('', { fin: false })
  expect(await client.closed).toBe(CLOSE_CODES.refused)
})

describe('replays', () => {
  /** How many readings of missed messages run at once, and how many there were. */
  function counted() {
    const seen = { now: 0, most: 0, all: 0 }
    let release = () => {}
    let gate = Promise.resolve()
    const log = storedInLog('room')
    const room = channel({
      kind: 'room',
      mayJoin: () => true,
      newest: log.newest,
      async after(ctx, id, seq) {
        seen.all++
        seen.most = Math.max(seen.most, ++seen.now)
        await gate
        seen.now--
        return log.after(ctx, id, seq)
      },
    })
    return {
      room,
      seen,
      hold: () => void (gate = new Promise((resolve) => (release = resolve))),
      release: () => release(),
    }
  }

  const write = (roomId: string, count: number) =>
    atomic(server.ctx, async (ctx) => {
      for (let n = 0; n < count; n++)
        await appendToChannels(ctx, 'room', [roomId], async () => () => ({ n }))
    })

  it('end when the client leaves, and a client has one at a time', async () => {
    const { room, seen, hold, release } = counted()
    await using own = await startRealtime(server, { channels: [room] })
    const roomId = randomUUID()
    await write(roomId, 450)
    const { call } = await aSignedInMember(server)
    using client = await openSocket(own, (await call(realtimeEndpoints.ticket)).ticket)
    hold()
    const name = `room:${roomId}`
    client.send({ type: 'join', channel: name, after: 0 })
    await vi.waitFor(() => expect(seen.now).toBe(1), 8000)
    for (let n = 0; n < 40; n++) {
      client.send({ type: 'leave', channel: name })
      client.send({ type: 'join', channel: name, after: 0 })
    }
    client.send({ type: 'leave', channel: name })
    const other = `room:${randomUUID()}`
    client.send({ type: 'join', channel: other })
    // The answer to a ping comes after everything that was sent before it was handled.
    const answered = once(client.socket, 'pong')
    client.socket.ping()
    await answered
    release()
    await vi.waitFor(
      () => expect(client.frames).toContainEqual({ type: 'joined', channel: other, seq: 0 }),
      8000,
    )
    expect([seen.most, seen.all]).toEqual([1, 1])
    expect(client.numbers()).toEqual([])
  })

  it('of very many messages are not made: the client reads the state', async () => {
    const { room, seen } = counted()
    await using own = await startRealtime(server, { channels: [room] })
    const roomId = randomUUID()
    await write(roomId, 1001)
    const { call } = await aSignedInMember(server)
    using client = await openSocket(own, (await call(realtimeEndpoints.ticket)).ticket)
    client.send({ type: 'join', channel: `room:${roomId}`, after: 0 })
    expect(await client.receives('reset')).toMatchObject({ seq: 1001 })
    expect(seen.all).toBe(0)
  })
})

it('lets an account connect so often in a minute, and then later', async () => {
  const { id, call } = await aSignedInMember(server)
  const { ticket } = await call(realtimeEndpoints.ticket)
  const address = `${realtime.base}/realtime/events?${new URLSearchParams({ ticket, join: `member:${id}` })}`
  const statuses: number[] = []
  for (let n = 0; n < 125; n++) {
    const end = new AbortController()
    const reply = await fetch(address, { headers: { origin: ORIGIN }, signal: end.signal })
    statuses.push(reply.status)
    end.abort()
  }
  expect(statuses.slice(120)).toEqual([503, 503, 503, 503, 503])
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200))
  using late = await openSocket(realtime, ticket)
  expect(await late.closed).toBe(CLOSE_CODES.later)
  using other = await aClient()
  expect(other.socket.readyState).toBe(other.socket.OPEN)
})
