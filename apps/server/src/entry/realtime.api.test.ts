import { randomUUID } from 'node:crypto'
import { realtimeEndpoints } from '@ironsouq/contract/platform/realtime/realtime.endpoints'
import { CLOSE_CODES } from '@ironsouq/contract/platform/realtime/realtime.limits'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { endSession } from '#features/identity/session/session.service.ts'
import { MEMBER_CHANNEL } from '#features/platform/notification/notification.channel.ts'
import { atomic } from '#kernel/ctx.ts'
import { channelMessage } from '#kernel/data/kernel.tables.ts'
import { appendToChannels, storedInLog } from '#kernel/realtime/channel-log.ts'
import { channel } from '#kernel/realtime/channel.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aSignedInMember } from '#test/members.ts'
import {
  openSocket,
  ORIGIN,
  refusal,
  startRealtime,
  ticketOf,
  upTo,
  writeMessages as write,
} from '#test/realtime.ts'

describe('the realtime process', () => {
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
    const name = `${MEMBER_CHANNEL}:${id}`
    return { id, name, ticket, call }
  }

  it('lets only a valid ticket of a valid session in, and only from our own sites', async () => {
    const { ticket } = await aClient()
    const address = (given: string) => `/realtime/socket?ticket=${encodeURIComponent(given)}`
    const forged = ticket.replace(/^member,[^,]+/, `member,${randomUUID()}`)
    expect(await refusal(realtime, address(forged))).toBe(401)
    expect(await refusal(realtime, address('x'))).toBe(401)
    expect(await refusal(realtime, '/realtime/socket')).toBe(401)
    expect(await refusal(realtime, address(ticket), 'https://evil.example')).toBe(401)
    expect(await refusal(realtime, '/elsewhere')).toBe(404)
    const who = { audience: 'member', id: randomUUID(), sessionId: randomUUID() } as const
    using late = await openSocket(realtime, ticketOf(server, who))
    expect(await late.closed).toBe(CLOSE_CODES.ended)
    using client = await openSocket(realtime, ticket)
    expect(client.socket.readyState).toBe(client.socket.OPEN)
  })

  it('refuses a ticket after 30 seconds', async () => {
    const { ticket } = await aClient()
    const before = server.ctx.now()
    server.turnClock(new Date(before.getTime() + 30_000).toISOString())
    const address = `/realtime/socket?ticket=${encodeURIComponent(ticket)}`
    expect(await refusal(realtime, address)).toBe(401)
    server.turnClock(before.toISOString())
  })

  it('refuses the channel of another member, over the socket and by HTTP', async () => {
    const { ticket, call } = await aClient()
    const other = await aClient()
    using client = await openSocket(realtime, ticket)
    client.send({ type: 'join', channel: other.name })
    expect(await client.receives('refused')).toEqual({ type: 'refused', channel: other.name })
    const query = { channel: other.name, after: 0 }
    await expect(call(realtimeEndpoints.missed, { query })).rejects.toThrow()
  })

  it('delivers each message once and in order, also what was missed before', async () => {
    const { id, name, ticket, call } = await aClient()
    await write(server.ctx, id, 5)
    using client = await openSocket(realtime, ticket)
    client.send({ type: 'join', channel: name, after: 2 })
    await client.receives('joined')
    await write(server.ctx, id, 20)
    await vi.waitFor(() => expect(client.numbers()).toEqual(upTo(25, 3)), 8000)
    const missed = await call(realtimeEndpoints.missed, { query: { channel: name, after: 23 } })
    expect(missed).toMatchObject({ seq: 25, isReset: false, messages: [{ seq: 24 }, { seq: 25 }] })
  })

  it('sends a client to the state when what it missed is no longer stored', async () => {
    const { id, name, ticket, call } = await aClient()
    await write(server.ctx, id, 3)
    await server.ctx.db.delete(channelMessage)
    using client = await openSocket(realtime, ticket)
    client.send({ type: 'join', channel: name, after: 1 })
    expect(await client.receives('reset')).toEqual({ type: 'reset', channel: name, seq: 3 })
    const missed = await call(realtimeEndpoints.missed, { query: { channel: name, after: 1 } })
    expect(missed).toEqual({ seq: 3, isReset: true, messages: [] })
    // After a restored backup the numbers can be lower than those of a client.
    using ahead = await openSocket(realtime, ticket)
    ahead.send({ type: 'join', channel: name, after: 9 })
    expect(await ahead.receives('reset')).toMatchObject({ seq: 3 })
  })

  it('sends the same frames as server-sent events', async () => {
    const { id, name, ticket } = await aClient()
    await write(server.ctx, id, 2)
    const query = new URLSearchParams({ ticket, join: `${name},1` })
    const address = `${realtime.base}/realtime/events?${query.toString()}`
    expect((await fetch(address, { headers: { origin: 'https://evil.example' } })).status).toBe(401)
    const end = new AbortController()
    const reply = await fetch(address, { headers: { origin: ORIGIN }, signal: end.signal })
    expect(reply.headers.get('content-type')).toBe('text/event-stream')
    let text = ''
    const reading = (async () => {
      for await (const chunk of reply.body ?? []) text += Buffer.from(chunk).toString()
    })()
    await vi.waitFor(() => expect(text).toContain('"seq":2'), 5000)
    await write(server.ctx, id, 1)
    await vi.waitFor(() => expect(text).toContain('"seq":3'), 5000)
    const types = [...text.matchAll(/^data: (.*)$/gm)].map(
      ([, json = '{}']) => (JSON.parse(json) as { type: string }).type,
    )
    expect(types).toEqual(['joined', 'message', 'message'])
    end.abort()
    await reading.catch(() => {}) // aborted
  })

  it.each([
    ['no frame at all', 'nonsense'],
    ['a channel of no kind', '{"type":"join","channel":"x"}'],
    ['more than a frame may hold', JSON.stringify({ type: 'join', channel: 'x'.repeat(20_000) })],
  ])('closes a client that sends %s', async (_, text) => {
    const { ticket } = await aClient()
    using client = await openSocket(realtime, ticket)
    client.socket.send(text)
    expect([CLOSE_CODES.refused, 1009]).toContain(await client.closed)
  })

  it('closes the clients of a session that ends', async () => {
    const { id, ticket } = await aClient()
    using client = await openSocket(realtime, ticket)
    const sessions = await server.pool.query<{ id: string }>(
      'select id from session where subject_id = $1',
      [id],
    )
    await endSession(server.ctx, id, sessions.rows[0]?.id ?? '')
    expect(await client.closed).toBe(CLOSE_CODES.ended)
  })

  it('knows who has a client', async () => {
    const [there, away] = [await aClient(), await aClient()]
    using _ = await openSocket(realtime, there.ticket)
    const accounts = [`member:${there.id}`, `member:${away.id}`]
    await vi.waitFor(
      async () =>
        expect([...(await server.ctx.channels.present(accounts))]).toEqual(accounts.slice(0, 1)),
      8000,
    )
  })

  it('drops a client that does not read, and the others get everything', async () => {
    const { id, name, ticket } = await aClient()
    using slow = await openSocket(realtime, ticket)
    using quick = await openSocket(realtime, ticket)
    for (const client of [slow, quick]) {
      client.send({ type: 'join', channel: name })
      await client.receives('joined')
    }
    slow.socket.pause()
    const text = 'x'.repeat(200_000)
    const COUNT = 60
    for (let n = 0; n < COUNT; n++)
      await atomic(server.ctx, (ctx) =>
        appendToChannels(ctx, MEMBER_CHANNEL, [id], async () => () => ({ text })),
      )
    await vi.waitFor(() => expect(quick.numbers()).toEqual(upTo(COUNT)), 8000)
    await vi.waitFor(() => expect(realtime.dropped).toContain('slow'), 8000)
  })
})

describe('channels that one session of an account has at a time', () => {
  const SEAT = channel({
    kind: 'seat',
    isExclusive: true,
    mayJoin: () => true,
    ...storedInLog('seat'),
  })

  it('go to the newest one, also in another process; the other receives a message', async () => {
    await using server = await startServer()
    await using one = await startRealtime(server, { channels: [SEAT] })
    await using two = await startRealtime(server, { channels: [SEAT] })
    const { id, call } = await aSignedInMember(server)
    const elsewhere = server.client({ bearer: await server.tokenFor({ audience: 'member', id }) })
    const [first, second] = [
      await call(realtimeEndpoints.ticket),
      await elsewhere(realtimeEndpoints.ticket),
    ]
    const name = `seat:${randomUUID()}`
    using old = await openSocket(one, first.ticket)
    using tab = await openSocket(two, first.ticket)
    for (const client of [old, tab]) {
      client.send({ type: 'join', channel: name })
      await client.receives('joined')
    }
    using newest = await openSocket(two, second.ticket)
    newest.send({ type: 'join', channel: name })
    await newest.receives('joined')
    expect(await old.receives('displaced')).toEqual({ type: 'displaced', channel: name })
    await tab.receives('displaced')
    await atomic(server.ctx, (ctx) =>
      appendToChannels(ctx, 'seat', [name.slice(5)], async () => () => ({ n: 1 })),
    )
    await vi.waitFor(() => expect(newest.numbers()).toEqual([1]), 8000)
    expect([old.numbers(), tab.numbers()]).toEqual([[], []])
  })
})

describe('a realtime process that stops', () => {
  it('asks its clients to connect elsewhere', async () => {
    await using server = await startServer()
    await using realtime = await startRealtime(server)
    const { call } = await aSignedInMember(server)
    const { ticket } = await call(realtimeEndpoints.ticket)
    using one = await openSocket(realtime, ticket)
    using two = await openSocket(realtime, ticket)
    const draining = realtime.hub.drain(200)
    expect(await Promise.all([one.closed, two.closed])).toEqual([
      CLOSE_CODES.restart,
      CLOSE_CODES.restart,
    ])
    await draining
    using late = await openSocket(realtime, ticket)
    expect(await late.closed).toBe(CLOSE_CODES.later)
  })
})
