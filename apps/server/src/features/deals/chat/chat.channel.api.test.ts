import { chatEndpoints } from '@ironsouq/contract/deals/chat/chat.endpoints'
import {
  CHAT_CHANNEL,
  DESK_CHANNEL,
  OFFICIAL_DESK_ID,
  QUEUE_CHANNEL,
} from '@ironsouq/contract/deals/chat/chat.limits'
import { realtimeEndpoints } from '@ironsouq/contract/platform/realtime/realtime.endpoints'
import type { ServerFrame } from '@ironsouq/contract/platform/realtime/realtime.frames'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sessionsOf } from '#features/identity/session/session.queries.ts'
import { staffTokenOf } from '#features/people/staff/staff.builder.ts'
import { aSalesperson, aStore, aTakenChat, aWaitingChat, anAgent, saying } from '#test/chats.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { openSocket, startRealtime, ticketOf, upTo } from '#test/realtime.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server[Symbol.asyncDispose]())

type Realtime = Awaited<ReturnType<typeof startRealtime>>
type Audience = 'member' | 'merchant' | 'staff'

/** A client of the newest session of a person. */
async function connect(realtime: Realtime, audience: Audience, id: string) {
  const [session] = await sessionsOf(server.ctx, id)
  return openSocket(realtime, ticketOf(server, { audience, id, sessionId: session?.id ?? '' }))
}
type Client = Awaited<ReturnType<typeof connect>>

const nameOf = (chatId: string) => `${CHAT_CHANNEL}:${chatId}`
const DESK = `${DESK_CHANNEL}:${OFFICIAL_DESK_ID}`

async function joined(client: Client, channel: string) {
  client.send({ type: 'join', channel })
  await vi.waitFor(
    () =>
      expect(client.frames).toContainEqual(expect.objectContaining({ type: 'joined', channel })),
    8000,
  )
}

const bodiesIn = ({ frames }: Client, channel: string) =>
  frames.flatMap((frame: ServerFrame) =>
    frame.type === 'message' && frame.channel === channel ? [frame.body] : [],
  )

describe('the channel of the queue', () => {
  it('says how many wait to staff who may answer, and puts no one at the desk [CH-5] [CH-10]', async () => {
    await using realtime = await startRealtime(server)
    const queue = `${QUEUE_CHANNEL}:${OFFICIAL_DESK_ID}`
    const watching = await anAgent(server, 'Noura')
    using client = await connect(realtime, 'staff', watching.id)
    await joined(client, queue)
    const { buyer, chatId } = await aWaitingChat(server)
    const waiting = async () => {
      const { counts } = await watching.call(watching.desk.list, { query: { list: 'waiting' } })
      return { waiting: counts.waiting }
    }
    const before = await waiting()
    await vi.waitFor(() => expect(bodiesIn(client, queue).at(-1)).toEqual(before), 8000)
    const agent = await anAgent(server)
    await agent.call(agent.desk.take, { body: { chatId } })
    await vi.waitFor(
      () => expect(bodiesIn(client, queue).at(-1)).toEqual({ waiting: before.waiting - 1 }),
      8000,
    )
    const { isDeskOnline } = await buyer.call(chatEndpoints.detail, { query: { chatId } })
    expect(isDeskOnline).toBe(false)
    using stranger = await connect(realtime, 'member', buyer.id)
    stranger.send({ type: 'join', channel: queue })
    await vi.waitFor(
      () => expect(stranger.frames).toContainEqual({ type: 'refused', channel: queue }),
      8000,
    )
  })
})

describe('the channel of a conversation', () => {
  it('brings every message once and in order to each client of both sides, over two processes [CH-9]', async () => {
    await using one = await startRealtime(server)
    await using two = await startRealtime(server)
    const { buyer, agent, chatId } = await aTakenChat(server)
    const name = nameOf(chatId)
    using atHome = await connect(one, 'member', buyer.id)
    using tab = await connect(two, 'member', buyer.id)
    using desk = await connect(two, 'staff', agent.id)
    for (const client of [atHome, tab, desk]) await joined(client, name)
    await Promise.all(
      upTo(8).map((n) => {
        const body = saying(chatId, `Message ${n}`)
        return n % 2
          ? buyer.call(chatEndpoints.send, { body })
          : agent.call(agent.desk.send, { body })
      }),
    )
    const { messages } = await buyer.call(chatEndpoints.thread, { query: { chatId } })
    const sent = messages.map(({ seq, sendId, text }) => ({
      type: 'message',
      message: expect.objectContaining({ seq, sendId, text }) as unknown,
    }))
    for (const client of [atHome, tab, desk])
      await vi.waitFor(() => expect(bodiesIn(client, name)).toEqual(sent), 8000)
  })

  it('has what was sent while the client was away, with its text [CH-9]', async () => {
    await using realtime = await startRealtime(server)
    const { buyer, agent, chatId } = await aTakenChat(server)
    await agent.call(agent.desk.send, { body: saying(chatId, 'While you were away') })
    using back = await connect(realtime, 'member', buyer.id)
    back.send({ type: 'join', channel: nameOf(chatId), after: 0 })
    await vi.waitFor(
      () =>
        expect(bodiesIn(back, nameOf(chatId))).toContainEqual({
          type: 'message',
          message: expect.objectContaining({ seq: 1, text: 'While you were away' }) as unknown,
        }),
      8000,
    )
  })

  it('tells of read marks, of states and of who speaks [CH-3] [CH-4] [CH-10]', async () => {
    await using realtime = await startRealtime(server)
    const { buyer, chatId } = await aWaitingChat(server)
    const name = nameOf(chatId)
    using client = await connect(realtime, 'member', buyer.id)
    await joined(client, name)
    const agent = await anAgent(server, 'Salma')
    await agent.call(agent.desk.take, { body: { chatId } })
    await buyer.call(chatEndpoints.send, { body: saying(chatId, 'Hello') })
    await agent.call(agent.desk.read, { body: { chatId, seq: 1 } })
    await agent.call(agent.desk.note, { body: { chatId, text: 'Never in this channel' } })
    await agent.call(agent.desk.end, { body: { chatId } })
    const state = { type: 'state', consultation: 1, isBlocked: false }
    await vi.waitFor(
      () =>
        expect(bodiesIn(client, name)).toEqual([
          { ...state, state: 'assigned', speaker: 'Salma' },
          { type: 'message', message: expect.objectContaining({ text: 'Hello' }) as unknown },
          { type: 'read', side: 'desk', seq: 1 },
          { ...state, state: 'ended', speaker: null },
        ]),
      8000,
    )
  })

  it('shows the other side that someone writes, and stores nothing', async () => {
    await using one = await startRealtime(server)
    await using two = await startRealtime(server)
    const { buyer, agent, chatId } = await aTakenChat(server)
    const channel = nameOf(chatId)
    using member = await connect(one, 'member', buyer.id)
    using desk = await connect(two, 'staff', agent.id)
    for (const client of [member, desk]) await joined(client, channel)
    member.send({ type: 'signal', channel })
    expect(await desk.receives('signal')).toEqual({ type: 'signal', channel, from: 'buyer' })
    desk.send({ type: 'signal', channel })
    expect(await member.receives('signal')).toEqual({ type: 'signal', channel, from: 'desk' })
    const query = { channel, after: 0 }
    const { messages } = await buyer.call(realtimeEndpoints.missed, { query })
    expect(messages.map(({ body }) => body)).toEqual([
      expect.objectContaining({ type: 'state' }),
      expect.objectContaining({ type: 'state' }),
    ])
  })

  it('is refused to other members, other stores and staff without the permission', async () => {
    await using realtime = await startRealtime(server)
    const { chatId } = await aWaitingChat(server)
    const { buyer: other } = await aWaitingChat(server)
    const { id: sellerId } = await aStore(server)
    const merchant = await aSalesperson(server, { sellerId })
    const editor = await anAgent(server, 'Editor', 'contentEditor')
    const people = [
      ['member', other.id],
      ['merchant', merchant.id],
      ['staff', editor.id],
    ] as const
    for (const [audience, id] of people) {
      using client = await connect(realtime, audience, id)
      client.send({ type: 'join', channel: nameOf(chatId) })
      await client.receives('refused')
      using second = await connect(realtime, audience, id)
      second.send({ type: 'join', channel: DESK })
      await second.receives('refused')
    }
    using store = await connect(realtime, 'merchant', merchant.id)
    await joined(store, `${DESK_CHANNEL}:${sellerId}`)
  })
})

describe('the channel of a desk', () => {
  it('tells the people of the desk of new conversations, and the buyer that someone is there [CH-5]', async () => {
    await using realtime = await startRealtime(server)
    const { buyer, chatId } = await aWaitingChat(server)
    const seen = () => buyer.call(chatEndpoints.detail, { query: { chatId } })
    expect(await seen()).toMatchObject({ isDeskOnline: false })
    const agent = await anAgent(server)
    using desk = await connect(realtime, 'staff', agent.id)
    await joined(desk, DESK)
    await vi.waitFor(async () => expect(await seen()).toMatchObject({ isDeskOnline: true }), 8000)
    const { chatId: next } = await aWaitingChat(server)
    await vi.waitFor(
      () => expect(bodiesIn(desk, DESK)).toContainEqual({ type: 'state', chatId: next }),
      8000,
    )
    const atDesk = () => agent.call(agent.desk.detail, { query: { chatId } })
    expect(await atDesk()).toMatchObject({ isBuyerOnline: false })
    using page = await connect(realtime, 'member', buyer.id)
    await joined(page, nameOf(chatId))
    await vi.waitFor(
      async () => expect(await atDesk()).toMatchObject({ isBuyerOnline: true }),
      8000,
    )
  })

  it('belongs to the newest session of an account: the one before is displaced [ID-13] [CH-10]', async () => {
    await using realtime = await startRealtime(server)
    const agent = await anAgent(server)
    using first = await connect(realtime, 'staff', agent.id)
    using tab = await connect(realtime, 'staff', agent.id)
    await joined(first, DESK)
    await joined(tab, DESK)
    await staffTokenOf(server.ctx, agent.id)
    using second = await connect(realtime, 'staff', agent.id)
    await joined(second, DESK)
    for (const client of [first, tab])
      expect(await client.receives('displaced')).toMatchObject({ channel: DESK })
    expect(second.frames).not.toContainEqual(expect.objectContaining({ type: 'displaced' }))
  })
})
