import { randomUUID } from 'node:crypto'
import { realtimeEndpoints } from '@ironsouq/contract/platform/realtime/realtime.endpoints'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { atomic } from '#kernel/ctx.ts'
import { appendToChannels, storedInLog } from '#kernel/realtime/channel-log.ts'
import { channel } from '#kernel/realtime/channel.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aSignedInMember } from '#test/members.ts'
import { openSocket, startRealtime } from '#test/realtime.ts'

const CLOSED_ID = randomUUID()
const ROOM = channel({
  kind: 'room',
  signals: ({ id }) => `side of ${id}`,
  mayJoin: (_, __, id) => id !== CLOSED_ID,
  ...storedInLog('room'),
})
const QUIET = channel({ kind: 'quiet', mayJoin: () => true, ...storedInLog('quiet') })

type Realtime = Awaited<ReturnType<typeof startRealtime>>

let server: TestServer
/** Two copies of the process. */
let one: Realtime
let two: Realtime
beforeAll(async () => {
  server = await startServer()
  const channels = [ROOM, QUIET]
  one = await startRealtime(server, { channels })
  two = await startRealtime(server, { channels })
})
afterAll(async () => {
  await one[Symbol.asyncDispose]()
  await two[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})

let roomId: string
let room: string
beforeEach(() => {
  roomId = randomUUID()
  room = `room:${roomId}`
})

async function aClient(realtime: Realtime, ...channels: string[]) {
  const { id, call } = await aSignedInMember(server)
  const { ticket } = await call(realtimeEndpoints.ticket)
  const client = await openSocket(realtime, ticket)
  for (const name of channels) {
    client.send({ type: 'join', channel: name })
    await vi.waitFor(
      () =>
        expect(client.frames).toContainEqual(
          expect.objectContaining({ type: 'joined', channel: name }),
        ),
      8000,
    )
  }
  const signals = () => client.frames.filter(({ type }) => type === 'signal')
  return { ...client, id, ticket, signals }
}

/** What was sent before has been handled in both copies once this message is there. */
async function afterMessage(kind: string, id: string, ...clients: { numbers: () => number[] }[]) {
  await atomic(server.ctx, (ctx) =>
    appendToChannels(ctx, kind, [id], async () => () => ({ text: 'done' })),
  )
  for (const client of clients)
    await vi.waitFor(() => expect(client.numbers()).not.toEqual([]), 8000)
}

const later = (ms: number) =>
  server.turnClock(new Date(server.ctx.now().getTime() + ms).toISOString())

it('brings a signal to the others in the channel, in both copies, and not to its sender', async () => {
  using sender = await aClient(one, room)
  using neighbour = await aClient(one, room)
  using away = await aClient(two, room)
  using ownTab = await openSocket(two, sender.ticket)
  ownTab.send({ type: 'join', channel: room })
  await ownTab.receives('joined')
  sender.send({ type: 'signal', channel: room })
  const signal = { type: 'signal', channel: room, from: `side of ${sender.id}` }
  for (const client of [neighbour, away]) expect(await client.receives('signal')).toEqual(signal)
  await afterMessage('room', roomId, sender, ownTab)
  expect(sender.signals()).toEqual([])
  expect(ownTab.frames.map(({ type }) => type)).toEqual(['joined', 'message'])
})

it('drops all but one in a second, also after leaving and joining again', async () => {
  using sender = await aClient(one, room)
  using other = await aClient(two, room)
  const signal = () => sender.send({ type: 'signal', channel: room })
  for (let n = 0; n < 8; n++) signal()
  sender.send({ type: 'leave', channel: room })
  sender.send({ type: 'join', channel: room })
  await vi.waitFor(
    () => expect(sender.frames.filter(({ type }) => type === 'joined')).toHaveLength(2),
    8000,
  )
  signal()
  await afterMessage('room', roomId, sender, other)
  expect(other.signals()).toHaveLength(1)
  later(1000)
  signal()
  await vi.waitFor(() => expect(other.signals()).toHaveLength(2), 8000)
  expect(sender.socket.readyState).toBe(sender.socket.OPEN)
})

it('drops what comes from outside the channel', async () => {
  using outside = await aClient(one)
  using inside = await aClient(two, room)
  outside.send({ type: 'signal', channel: room })
  outside.send({ type: 'join', channel: room })
  outside.send({ type: 'signal', channel: room }) // it is not in the channel yet
  await outside.receives('joined')
  await afterMessage('room', roomId, inside, outside)
  expect(inside.signals()).toEqual([])
  const refused = `room:${CLOSED_ID}`
  outside.send({ type: 'join', channel: refused })
  outside.send({ type: 'signal', channel: refused })
  await outside.receives('refused')
  expect(outside.socket.readyState).toBe(outside.socket.OPEN)
})

it('drops those in a channel whose kind has none', async () => {
  const id = randomUUID()
  using sender = await aClient(one, `quiet:${id}`)
  using other = await aClient(two, `quiet:${id}`)
  sender.send({ type: 'signal', channel: `quiet:${id}` })
  await afterMessage('quiet', id, sender, other)
  expect(other.signals()).toEqual([])
})
